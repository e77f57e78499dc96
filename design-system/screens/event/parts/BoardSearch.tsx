import { useState, type FormEvent } from 'react'
import { Button } from '../../../components/Button.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { normaliseText } from '../../../text/normaliseText.ts'
import { searchProblem } from '../boardSearch.rules.ts'
import { hasVisibleCharacter } from '../../../text/hasVisibleCharacter.ts'

export interface BoardSearchProps {
  /** The search text that the board currently shows. */
  search: string
  onSearch: (words: string) => void
}

/** A search for text in entries and author names (C030). Text over the limit shows an error and is never truncated. */
export function BoardSearch({ search, onSearch }: BoardSearchProps) {
  const [typed, setTyped] = useState(search)
  const [problem, setProblem] = useState<string>()
  const [shown, setShown] = useState(search)
  // The field follows the search, as after Back. The form stays mounted, because the field would lose the focus.
  if (shown !== search) {
    setShown(search)
    setTyped(search)
    setProblem(undefined)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = normaliseText(typed)
    const words = hasVisibleCharacter(text) ? text : ''
    const wrong = searchProblem(words)
    setProblem(wrong)
    if (!wrong) onSearch(words)
  }
  return (
    <search aria-label="掲示板">
      <form className="flex flex-wrap items-end gap-3" noValidate onSubmit={submit}>
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            id="board-search"
            type="search"
            label="書きこみをさがす"
            requirement={null}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            error={problem}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" variant="outline">
          さがす
        </Button>
        {search !== '' && (
          <Button variant="quiet" onClick={() => onSearch('')}>
            すべて見る
          </Button>
        )}
      </form>
    </search>
  )
}
