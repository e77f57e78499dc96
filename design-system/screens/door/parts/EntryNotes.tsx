export interface EntryNotesProps {
  /** Whether the server's time is known; otherwise the code is made with the device's clock. */
  isTimeKnown: boolean
  /** Whether the browser keeps the screen on; undefined until it has answered. */
  isScreenKeptOn: boolean | undefined
  /** Whether the passes are stored on this device, so that the page opens without a network. */
  isStored: boolean
}

/**
 * Notes for the member about the limits of the page: it cannot change the brightness, and in some browsers it cannot
 * keep the screen on or check the time.
 */
export function EntryNotes({ isTimeKnown, isScreenKeptOn, isStored }: EntryNotesProps) {
  return (
    <ul className="mt-8 grid max-w-140 list-disc gap-2 pl-5 text-14">
      {!isTimeKnown && (
        <li className="font-bold">
          正しい時刻を確かめられないため、この端末の時計でコードを作っています。入口で「時計がずれています」と言われたら、端末の設定で時刻を自動にしてください。
        </li>
      )}
      <li>画面の明るさは、ページからは変えられません。読みとりにくいときは、端末の明るさを上げてください。</li>
      {isScreenKeptOn === true && <li>このページを開いている間、画面は消えません。</li>}
      {isScreenKeptOn === false && (
        <li className="font-bold">
          このブラウザーでは、画面が消えるのを止められません。端末の設定で「自動ロック」や「画面消灯」を長くしておくと安心です。
        </li>
      )}
      <li>コードは30秒ごとに変わります。画面を写したものでは、入場できません。</li>
      {isStored ? (
        <li>一度ひらいておくと、電波のない場所でも表示できます。ログアウトすると、この端末から消えます。</li>
      ) : (
        <li className="font-bold">
          共用の端末には保存しません。電波のない場所では開けないので、ご自分の端末でもログインしておいてください。
        </li>
      )}
    </ul>
  )
}
