import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { isolated } from '../../../text/isolated.ts'
import { passkeyProblemText } from '../../login/passkeyProblemText.ts'
import { passkeySupportText } from '../../login/passkeySupportText.ts'
import { FormMessage } from '../../parts/FormMessage.tsx'
import { LazyConfirmation } from '../../parts/LazyConfirmation.tsx'
import type { PasskeyRow, SecurityPasskeys } from '../security.types.ts'
import { PasskeyRows } from './PasskeyRows.tsx'

/** Maximum number of passkeys of one account. */
const maxPasskeys = 20

export interface PasskeyListProps extends Pick<
  SecurityPasskeys,
  'passkeySupport' | 'isAdding' | 'problem' | 'deleting' | 'onDelete'
> {
  list: readonly PasskeyRow[]
  /** Called when the member wants to name a passkey: one of the list, or a new one. */
  onName: (passkey: PasskeyRow | 'new') => void
}

/** The passkeys, the button that adds a passkey, and the question before a passkey is deleted. */
export function PasskeyList({ list, passkeySupport, isAdding, problem, deleting, onDelete, onName }: PasskeyListProps) {
  const [asked, setAsked] = useState<PasskeyRow>()
  const confirm = () => {
    setAsked(undefined)
    if (asked) onDelete(asked.id)
  }
  return (
    <>
      <PasskeyRows passkeys={list} deleting={deleting} onRename={onName} onDelete={setAsked} />
      <div className="mt-6 grid max-w-180 gap-4">
        <FormMessage text={problem && passkeyProblemText[problem]} />
        {passkeySupport === 'ready' ? (
          <AddButton isFull={list.length >= maxPasskeys} isAdding={isAdding} onPress={() => onName('new')} />
        ) : (
          <p className="text-reading">{passkeySupportText[passkeySupport]}</p>
        )}
        <p className="text-14 text-quiet">
          追加や削除をするときは、ご本人の確認をします。安全のため、ほかの端末はログアウトになり、お知らせのメールが届きます。
        </p>
      </div>
      <LazyConfirmation
        open={asked !== undefined}
        title="パスキーを削除しますか"
        confirm={{ label: '削除する', onPress: confirm, variant: 'danger' }}
        cancel={{ label: '削除しない', onPress: () => setAsked(undefined) }}
      >
        <p className="wrap-anywhere">
          {asked && isolated(asked.name)}
          では、ログインできなくなります。端末に残ったパスキーは、端末の設定で消してください。
        </p>
      </LazyConfirmation>
    </>
  )
}

interface AddButtonProps {
  isFull: boolean
  isAdding?: boolean | undefined
  onPress: () => void
}

function AddButton({ isFull, isAdding, onPress }: AddButtonProps) {
  if (isFull)
    return (
      <p className="text-reading">パスキーは{maxPasskeys}個までです。追加するには、使わないものを削除してください。</p>
    )
  return (
    <p>
      <Button variant="outline" isPending={isAdding} pendingLabel="確かめています" onClick={onPress}>
        パスキーを追加する
      </Button>
    </p>
  )
}
