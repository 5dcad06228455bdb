#compdef lectern
# zsh completions for lectern; made by 'lectern completions zsh'
_lectern() {
  local -a verbs=(
    'present:Serve a deck and steer it from this terminal.'
    'serve:Serve a deck, to be steered from elsewhere.'
    'remote:Attach a presenter'\''s console to a running server.'
    'next:Reveal the next step, or turn to the next page.'
    'previous:Hide the last step, or turn to the previous page.'
    'goto:Turn to a page by its number, from 1.'
    'swipe:Drag the page as a finger does, and let it go.'
    'tap:Tap the page control, on one side of the current dot.'
    'lock:Lock the pages for all presenters, or unlock them.'
    'auto-advance:Let pages turn by themselves where their author wants it, or not.'
    'style:Change how transitions look; their timing stays.'
    'axis:Lay pages side by side, or below each other.'
    'skin:Change what colours viewers see around the pages.'
    'bars:Show one of the viewers'\'' bars, or hide it.'
    'status:Tell what a running server shows, and to how many.'
    'check:Read a deck and tell its pages and problems.'
    'completions:Print a shell'\''s completions for lectern.'
    'manual:Print the manual page, for man.'
    'help:Show the help of a verb.'
  )
  if ((CURRENT == 2)); then
    _describe verb verbs
    _files
    return
  fi
  local verb="${words[2]}"
  shift words
  ((CURRENT--))
  case "$verb" in
    present) _arguments '--port[Listen on this port (default 8080).]:N: ' '-p[Listen on this port (default 8080).]:N: ' '--host[Listen on this address only (default\: all of this machine'\''s).]:ADDRESS: ' '--url[The address that viewers are shown, where it is not this machine'\''s own.]:URL: ' '--max-viewers[Turn further viewers away (default 20000).]:N: ' '--threads[Share viewers out among so many threads (default\: all cores, from some thousands on).]:N: ' '--page[Start on this page (default 1).]:N: ' '--token-file[Take the presenter'\''s token from this file (default\: a new one, or LECTERN_TOKEN).]:FILE:_files' '--allow-remote[Let pages show pictures from the web, which viewers then fetch from there.]' '--dialect[Read Markdown as this tool'\''s, such as marp, whatever it looks like.]:NAME: ' '--password-file[Take a PDF'\''s password from this file (default\: LECTERN_PDF_PASSWORD, or ask for it).]:FILE:_files' '--help[Show this help.]' '-h[Show this help.]' ':DECK:_files' ;;
    serve) _arguments '--port[Listen on this port (default 8080).]:N: ' '-p[Listen on this port (default 8080).]:N: ' '--host[Listen on this address only (default\: all of this machine'\''s).]:ADDRESS: ' '--url[The address that viewers are shown, where it is not this machine'\''s own.]:URL: ' '--max-viewers[Turn further viewers away (default 20000).]:N: ' '--threads[Share viewers out among so many threads (default\: all cores, from some thousands on).]:N: ' '--page[Start on this page (default 1).]:N: ' '--token-file[Take the presenter'\''s token from this file (default\: a new one, or LECTERN_TOKEN).]:FILE:_files' '--allow-remote[Let pages show pictures from the web, which viewers then fetch from there.]' '--dialect[Read Markdown as this tool'\''s, such as marp, whatever it looks like.]:NAME: ' '--password-file[Take a PDF'\''s password from this file (default\: LECTERN_PDF_PASSWORD, or ask for it).]:FILE:_files' '--help[Show this help.]' '-h[Show this help.]' ':DECK:_files' ;;
    remote) _arguments '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ':URL:()' ;;
    next) _arguments '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ;;
    previous) _arguments '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ;;
    goto) _arguments '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ':N:()' ;;
    swipe) _arguments '--distance[How far the finger moves (default 0.6); half a page turns it.]:PAGES: ' '--velocity[Pages a second at release (default 0); 1 turns it from any distance, -1 throws it back.]:PAGES: ' '--duration[How long the finger is down (default\: as long as distance and velocity take it).]:SECONDS: ' '--cancel[End as a touch does that the system takes away\: the page stays.]' '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ':WAY:(next previous)' ;;
    tap) _arguments '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ':WAY:(next previous)' ;;
    lock) _arguments '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ':STATE:(on off)' ;;
    auto-advance) _arguments '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ':STATE:(on off)' ;;
    style) _arguments '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ':NAME:(scroll curl fade none)' ;;
    axis) _arguments '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ':NAME:(horizontal vertical)' ;;
    skin) _arguments '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ':NAME:(auto light dark)' ;;
    bars) _arguments '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ':STATE:(show hide)' ':NAME:(control number status)' ;;
    status) _arguments '--json[Print JSON, for programs.]' '--url[Steer the server at this address.]:URL: ' '--port[Steer the server on this port of this machine.]:N: ' '-p[Steer the server on this port of this machine.]:N: ' '--token-stdin[Read the presenter'\''s token from standard input (default\: LECTERN_TOKEN).]' '--help[Show this help.]' '-h[Show this help.]' ;;
    check) _arguments '--allow-remote[Let pages show pictures from the web, which viewers then fetch from there.]' '--dialect[Read Markdown as this tool'\''s, such as marp, whatever it looks like.]:NAME: ' '--password-file[Take a PDF'\''s password from this file (default\: LECTERN_PDF_PASSWORD, or ask for it).]:FILE:_files' '--json[Print JSON, for programs.]' '--help[Show this help.]' '-h[Show this help.]' ':DECK:_files' ;;
    completions) _arguments '--help[Show this help.]' '-h[Show this help.]' ':SHELL:(bash zsh fish)' ;;
    manual) _arguments '--help[Show this help.]' '-h[Show this help.]' ;;
    help) _arguments '--help[Show this help.]' '-h[Show this help.]' ':VERB:(present serve remote next previous goto swipe tap lock auto-advance style axis skin bars status check completions manual help)' ;;
    *) _arguments '--port[Listen on this port (default 8080).]:N: ' '-p[Listen on this port (default 8080).]:N: ' '--host[Listen on this address only (default\: all of this machine'\''s).]:ADDRESS: ' '--url[The address that viewers are shown, where it is not this machine'\''s own.]:URL: ' '--max-viewers[Turn further viewers away (default 20000).]:N: ' '--threads[Share viewers out among so many threads (default\: all cores, from some thousands on).]:N: ' '--page[Start on this page (default 1).]:N: ' '--token-file[Take the presenter'\''s token from this file (default\: a new one, or LECTERN_TOKEN).]:FILE:_files' '--allow-remote[Let pages show pictures from the web, which viewers then fetch from there.]' '--dialect[Read Markdown as this tool'\''s, such as marp, whatever it looks like.]:NAME: ' '--password-file[Take a PDF'\''s password from this file (default\: LECTERN_PDF_PASSWORD, or ask for it).]:FILE:_files' '--help[Show this help.]' '-h[Show this help.]' ':DECK:_files' ;;
  esac
}
_lectern "$@"
