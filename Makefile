# The two commands that matter: `make present` and `make test`. `make help` lists the others.

DECK ?= decks/tour.md
OPTIONS ?=
DECKS ?=
LOOK ?=
PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
RELEASE = -c release --static-swift-stdlib
BINARY = .build/release/lectern
SOURCES = Package.swift Sources Tests

ROOT = $(DESTDIR)$(PREFIX)
SHARE = $(ROOT)/share
BASH_COMPLETION = bash-completion/completions/lectern
ZSH_COMPLETION = zsh/site-functions/_lectern
FISH_COMPLETION = fish/vendor_completions.d/lectern.fish
MANUAL = man/man1/lectern.1
MADE = $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION) $(MANUAL)

.DEFAULT_GOAL = help
.PHONY: present test vectors proof look bench build lint format install uninstall clean help toolchain \
  run-packages test-packages

present: build  ## Present a deck: make present DECK=talk.md OPTIONS='--port 9000'
	@$(BINARY) $(OPTIONS) -- '$(DECK)'

test: toolchain test-packages  ## Run all tests, or some: make test PARTS='swift web'
	@scripts/test $(PARTS)

vectors: toolchain test-packages  ## Run the pager's vectors, and those in $LECTERN_PAGER_VECTORS
	@$(SWIFT) build --product lectern-proof
	@status=0; .build/debug/lectern-proof vectors || status=1; \
	  node Tests/web/pager/run-vectors.js || status=1; exit $$status

proof: toolchain  ## Walk the pager through every sequence of inputs, to a depth, and at random
	@$(SWIFT) build -c release --product lectern-proof
	@.build/release/lectern-proof

look: build test-packages  ## Take pictures of decks as viewers see them: make look DECKS='talk.md'
	@Tests/browser/contact-sheet $(LOOK) $(DECKS)

bench: toolchain test-packages  ## Measure all that is claimed, or some: make bench PARTS='pager'
	@scripts/bench $(PARTS)

build: toolchain run-packages  ## Build the program for use
	@$(SWIFT) build $(RELEASE) --product lectern

lint: toolchain  ## Check the format of the sources and the scripts
	@scripts/test format scripts

format: toolchain  ## Bring the Swift sources into their format
	$(SWIFT) format -r -p -i $(SOURCES)

install:  ## Install what `make build` made: make install PREFIX=/usr DESTDIR=/tmp/root
	@test -x $(BINARY) || { echo "Run 'make build' first, as the user who builds." >&2; exit 1; }
	install -D -m 755 $(BINARY) '$(ROOT)/bin/lectern'
	rm -rf '$(SHARE)/lectern'
	mkdir -p '$(SHARE)/lectern' $(foreach file,$(MADE),'$(SHARE)/$(dir $(file))')
	cp -R web decks '$(SHARE)/lectern'
	chmod -R a+rX '$(SHARE)/lectern'
	$(BINARY) completions bash >'$(SHARE)/$(BASH_COMPLETION)'
	$(BINARY) completions zsh >'$(SHARE)/$(ZSH_COMPLETION)'
	$(BINARY) completions fish >'$(SHARE)/$(FISH_COMPLETION)'
	$(BINARY) manual >'$(SHARE)/$(MANUAL)'

uninstall:  ## Remove what `make install` installed
	rm -rf '$(ROOT)/bin/lectern' '$(SHARE)/lectern' $(foreach file,$(MADE),'$(SHARE)/$(file)')

clean:  ## Remove all that was built
	rm -rf .build artifacts

help:  ## Show this list
	@sed -n 's/^\([a-z]*\):.*##/\1\t/p' Makefile | expand -t 12

run-packages:
	@scripts/install-packages build run

test-packages:
	@scripts/install-packages build run test

toolchain:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "Swift 6.3 is missing: see https://www.swift.org/install/linux/" >&2; exit 1; }
