import { StatusRegion } from '../../../../components/StatusRegion.tsx'

/**
 * The help for a file chooser that does not open: a surrounding app can block it without an error. The live region is
 * rendered before its text, so that screen readers announce the text.
 */
export function FileChooserHelp({ isShown }: { isShown: boolean }) {
  return (
    <StatusRegion className="mt-3 border-y border-hair py-3 text-14 empty:sr-only">
      {isShown && (
        <>
          <p className="font-bold">写真をえらぶ画面が開かないときは</p>
          <ul className="mt-1 list-disc pl-5">
            <li>端末の設定で、このアプリに写真の利用を許可してください。</li>
            <li>開かない場合は、ブラウザーで集いを開いて投稿してください。書いた文は、この端末に残ります。</li>
          </ul>
        </>
      )}
    </StatusRegion>
  )
}
