import { useId, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { IconButton } from '../../../components/IconButton.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useOpenOverlay } from '../../../components/useOpenOverlay.ts'
import { isInputMethodKey } from '../../../text/inputMethodKey.ts'
import type { MarkedPart } from '../../../text/markedParts.ts'
import { closedSuggestions, openSuggestions, searchKeyActionOf, type SuggestionsState } from '../searchFieldKeys.ts'
import { CrossIcon } from './CrossIcon.tsx'
import { MarkedText } from './MarkedText.tsx'

/** A suggestion below the field. */
export interface Suggestion {
  key: string
  parts: readonly MarkedPart[]
  /** What the suggestion is: its channel and its kind. */
  note: string
}

export interface SearchFieldProps {
  words: string
  error?: string | undefined
  suggestions: readonly Suggestion[]
  /** Called with each change. `isComposing`: an input method has not confirmed the words. */
  onWords: (words: string, isComposing: boolean) => void
  /** Called with the key of the suggestion that the user has chosen. */
  onChoose: (key: string) => void
  /** Called when the user has pressed Enter without an active suggestion. */
  onSubmit: () => void
  input: RefObject<HTMLInputElement | null>
}

const optionId = (id: string, at: number) => `${id}-${at}`

/** Attributes of the field by the ARIA pattern. The focus stays in it: `aria-activedescendant` is the active option. */
const comboboxAttributes = (id: string, isShown: boolean, active: number) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': active === -1 ? undefined : optionId(id, active),
  }) as const

const listAttributes = (id: string) => ({ id: `${id}-list`, role: 'listbox', 'aria-label': '候補' })

const optionAttributes = (id: string, at: number, isActive: boolean) => ({
  id: optionId(id, at),
  role: 'option',
  'aria-selected': isActive,
})

/** The focus stays in the field, so browsers do not scroll to the active option by themselves. */
const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** A press on an option. It keeps the focus in the field; otherwise the list would close before the click. */
const pressHandlers = (onChoose: () => void) => ({
  onPointerDown: (event: PointerEvent) => event.preventDefault(),
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: onChoose,
})

/** The search field with its suggestions: a combobox with a list, by the ARIA pattern. */
export function SearchField({ words, error, suggestions, onWords, onChoose, onSubmit, input }: SearchFieldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // The key, not the index: suggestions may arrive while the user moves through them.
  const [activeKey, setActiveKey] = useState<string>()
  const count = suggestions.length
  const isShown = isOpen && count > 0
  const activeIndex = isShown ? suggestions.findIndex(({ key }) => key === activeKey) : -1
  const setState = ({ isOpen: opens, active }: SuggestionsState) => {
    setOpen(opens)
    setActiveKey(suggestions[active]?.key)
  }
  useOpenOverlay(isShown, () => setState(closedSuggestions))
  const choose = (at: number) => {
    const suggestion = suggestions[at]
    setState(closedSuggestions)
    if (suggestion) onChoose(suggestion.key)
  }
  const does = { open: () => choose(activeIndex), submit: onSubmit, clear: () => onWords('', false) }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter confirms a conversion of the input method, and its arrow keys select a candidate.
    if (isInputMethodKey(event.nativeEvent)) return
    const action = searchKeyActionOf(event, { isOpen, active: activeIndex }, count)
    if (!action) return
    event.preventDefault()
    setState(action.state)
    if (action.does) does[action.does]()
  }
  return (
    <div className="relative">
      <TextField
        ref={input}
        label="さがす言葉"
        requirement={null}
        error={error}
        inputMode="search"
        autoComplete="off"
        enterKeyHint="search"
        {...comboboxAttributes(id, isShown, activeIndex)}
        value={words}
        trailing={
          words !== '' && (
            <IconButton
              label="言葉を消す"
              icon={<CrossIcon />}
              onClick={() => {
                onWords('', false)
                input.current?.focus()
              }}
            />
          )
        }
        onChange={({ currentTarget, nativeEvent }) => {
          setState(openSuggestions)
          onWords(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }}
        onCompositionEnd={({ currentTarget }) => onWords(currentTarget.value, false)}
        onKeyDown={onKeyDown}
        onClick={() => setState(openSuggestions)}
        onBlur={() => setState(closedSuggestions)}
      />
      <div
        {...listAttributes(id)}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 border border-edge bg-raised"
      >
        {suggestions.map(({ key, parts, note }, at) => (
          <div
            key={key}
            ref={at === activeIndex ? scrollIntoView : undefined}
            {...optionAttributes(id, at, at === activeIndex)}
            {...pressHandlers(() => choose(at))}
            className="min-h-11 cursor-pointer px-3.5 py-2 hover:bg-sunk aria-selected:bg-sunk aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink"
          >
            <p className="line-clamp-2 font-bold wrap-anywhere">
              <MarkedText parts={parts} />
            </p>
            <p className="line-clamp-1 text-14 text-quiet wrap-anywhere">{note}</p>
          </div>
        ))}
      </div>
    </div>
  )
}
