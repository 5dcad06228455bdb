# bash completions for lectern; made by 'lectern completions bash'
_lectern() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"
  local verb="${COMP_WORDS[1]}" options="" operands=""
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -f -W "present serve remote next previous goto swipe tap lock auto-advance style axis skin bars status check completions manual help --help --version" -- "$word")
    return
  fi
  case "$verb:$before" in
    *:--token-file | *:--password-file) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    *:--port | *:-p | *:--host | *:--url | *:--max-viewers | *:--threads | *:--page | *:--dialect | *:--distance | *:--velocity | *:--duration) return ;;
  esac
  case "$verb" in
    present) options="--port --host --url --max-viewers --threads --page --token-file --allow-remote --dialect --password-file --help" operands="FILES" ;;
    serve) options="--port --host --url --max-viewers --threads --page --token-file --allow-remote --dialect --password-file --help" operands="FILES" ;;
    remote) options="--port --token-stdin --help" operands="" ;;
    next) options="--url --port --token-stdin --help" operands="" ;;
    previous) options="--url --port --token-stdin --help" operands="" ;;
    goto) options="--url --port --token-stdin --help" operands="" ;;
    swipe) options="--distance --velocity --duration --cancel --url --port --token-stdin --help" operands="next previous" ;;
    tap) options="--url --port --token-stdin --help" operands="next previous" ;;
    lock) options="--url --port --token-stdin --help" operands="on off" ;;
    auto-advance) options="--url --port --token-stdin --help" operands="on off" ;;
    style) options="--url --port --token-stdin --help" operands="scroll curl fade none" ;;
    axis) options="--url --port --token-stdin --help" operands="horizontal vertical" ;;
    skin) options="--url --port --token-stdin --help" operands="auto light dark" ;;
    bars) options="--url --port --token-stdin --help" operands="show hide control number status" ;;
    status) options="--json --url --port --token-stdin --help" operands="" ;;
    check) options="--allow-remote --dialect --password-file --json --help" operands="FILES" ;;
    completions) options="--help" operands="bash zsh fish" ;;
    manual) options="--help" operands="" ;;
    help) options="--help" operands="present serve remote next previous goto swipe tap lock auto-advance style axis skin bars status check completions manual help" ;;
    *) options="--port --host --url --max-viewers --threads --page --token-file --allow-remote --dialect --password-file --help" operands="FILES" ;;
  esac
  if [[ "$word" == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
  elif [[ "$operands" == FILES ]]; then
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -W "$operands" -- "$word")
  fi
}
complete -o filenames -F _lectern lectern
