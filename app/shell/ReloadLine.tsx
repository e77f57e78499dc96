import { formDrafts } from '../forms/formDrafts.ts'

/** Props of the reload line. */
export interface ReloadLineProps {
  /** A sentence that describes the problem. */
  text: string
}

/** A plain line at the bottom of the page with a reload button. It needs no file that is not loaded yet. */
export function ReloadLine({ text }: ReloadLineProps) {
  return (
    <p
      role="alert"
      data-bar="overlay"
      className="fixed inset-x-0 bottom-0 z-20 border-t-2 border-danger bg-raised px-4 py-4 text-16"
    >
      {text}
      {formDrafts.outliveReload() && '入力した内容は、読みこみ直しても残ります。'}
      <button type="button" className="ml-4 min-h-11 font-bold underline" onClick={() => location.reload()}>
        ページを読みこみ直す
      </button>
    </p>
  )
}
