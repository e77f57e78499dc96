import { Button } from '../../../components/Button.tsx'
import { timeText } from '../../../text/dateTimeText.ts'
import { Actions } from '../../parts/Actions.tsx'
import type { SpendingLockView, SpendingPin } from '../spending.types.ts'

export interface PinSettingsProps extends Pick<SpendingPin, 'onFormChange' | 'onForgot' | 'isForgetting'> {
  lock: SpendingLockView
}

/** Whether a PIN is set, and what can be done about it. */
export function PinSettings({ lock, onFormChange, onForgot, isForgetting }: PinSettingsProps) {
  const { hasPin, canHavePin, pinLockedUntil } = lock
  if (!canHavePin && !hasPin)
    return (
      <p>
        このページは安全な接続（https）で開かれていないため、暗証番号を付けられません。「この端末では購入しない」と「お休み」は使えます。
      </p>
    )
  return (
    <>
      <p>{hasPin ? '付いています。' : '付いていません。'}この端末の、このアカウントだけの番号です。</p>
      {pinLockedUntil && (
        <p className="mt-2 text-14 font-bold">
          続けて番号がちがったため、{timeText(pinLockedUntil)}まで入力できません。
        </p>
      )}
      <Actions className="mt-5">
        {hasPin ? (
          <>
            <Button variant="outline" disabled={pinLockedUntil !== undefined} onClick={() => onFormChange('change')}>
              番号を変える
            </Button>
            <Button variant="outline" disabled={pinLockedUntil !== undefined} onClick={() => onFormChange('remove')}>
              番号をなくす
            </Button>
            <Button variant="quiet" isPending={isForgetting} pendingLabel="確かめています" onClick={onForgot}>
              番号を忘れたとき
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => onFormChange('set')}>
            暗証番号を付ける
          </Button>
        )}
      </Actions>
      {hasPin && (
        <p className="mt-4 text-14 text-quiet">
          忘れたときは、アカウントのパスワードなどで本人確認をすると、番号をなくせます。そのことは、登録しているメールアドレスにお知らせします。
        </p>
      )}
    </>
  )
}
