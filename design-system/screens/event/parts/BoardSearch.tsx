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
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('words')
    const text = normaliseText(typeof typed === 'string' ? typed : '')
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
            name="words"
            type="search"
            label="書きこみをさがす"
            requirement={null}
            defaultValue={search}
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
