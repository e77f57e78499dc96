/** A sentence that is said once more before something is paid, and forbids nothing (Q132). */
export function Reminder({ words }: { words: string | undefined }) {
  return words ? <p className="my-3 border-l-2 border-l-warning pl-3 text-14 leading-6">{words}</p> : null
}
