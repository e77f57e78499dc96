import { useState } from 'react'

const key = 'tsudoi.only-official'

/** As long as the page, where storage is switched off. */
let last = false

/** What was chosen last on this device. */
export function readOfficialOnly(): boolean {
  try {
    return (localStorage.getItem(key) ?? String(last)) === 'true'
  } catch {
    return last
  }
}

function write(isOnly: boolean): void {
  last = isOnly
  try {
    localStorage.setItem(key, String(isOnly))
  } catch {
    // This page has it.
  }
}

/** Whether timelines show official posts only; kept on this device (S148, Q81). */
export function useOfficialOnly(): { isOnly: boolean; onChange: (isOnly: boolean) => void } {
  const [isOnly, setOnly] = useState(readOfficialOnly)
  const onChange = (next: boolean) => {
    write(next)
    setOnly(next)
  }
  return { isOnly, onChange }
}
