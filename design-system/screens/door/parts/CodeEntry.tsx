import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { TextField } from '../../../components/TextField.tsx'

export interface CodeEntryProps {
  /** Called with the typed code. */
  onCode: (code: string) => void
  isPending: boolean
}

/** The field for the digits of a code, for a door without a camera and for a broken screen. */
export function CodeEntry({ onCode, isPending }: CodeEntryProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setError(code.trim() === '' ? '番号を入れてください。' : undefined)
        if (code.trim() === '' || isPending) return
        onCode(code)
        setCode('')
      }}
    >
      <div className="min-w-60 flex-1">
        <TextField
          label="番号を打って確かめる"
          requirement={null}
          support="QRコードの下にある数字です。"
          error={error}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          className="text-24 font-bold tabular-nums"
        />
      </div>
      <Button type="submit" isPending={isPending} pendingLabel="確かめています">
        確かめる
      </Button>
    </form>
  )
}
