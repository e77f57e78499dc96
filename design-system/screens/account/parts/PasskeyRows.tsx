import { Button } from '../../../components/Button.tsx'
import { dateText } from '../../../text/dateTimeText.ts'
import { isolated } from '../../../text/isolated.ts'
import { ManagedRow } from '../../parts/ManagedRow.tsx'
import type { PasskeyRow } from '../security.types.ts'

export interface PasskeyRowsProps {
  passkeys: readonly PasskeyRow[]
  /** The id of the passkey that is being deleted. */
  deleting?: string | undefined
  onRename: (passkey: PasskeyRow) => void
  /** Called when the member wants to delete a passkey. The caller asks for a confirmation. */
  onDelete: (passkey: PasskeyRow) => void
}

/** The member's passkeys. Each can be renamed, and deleted unless the account has no other way to log in. */
export function PasskeyRows({ passkeys, deleting, onRename, onDelete }: PasskeyRowsProps) {
  if (passkeys.length === 0)
    return (
      <p className="text-reading">
        まだありません。追加すると、パスワードを入力せずに、指紋や顔、PINでログインできます。
      </p>
    )
  return (
    <ul>
      {passkeys.map((passkey) => (
        <ManagedRow
          key={passkey.id}
          name={passkey.name}
          actions={
            <div className="-mr-4 ml-auto flex flex-wrap gap-x-2">
              <Button
                variant="quiet"
                size="small"
                aria-label={`${isolated(passkey.name)}の名前を変える`}
                onClick={() => onRename(passkey)}
              >
                名前を変える
              </Button>
              {!passkey.isOnlyLogin && (
                <Button
                  variant="quiet"
                  size="small"
                  isPending={deleting === passkey.id}
                  aria-label={`${isolated(passkey.name)}を削除する`}
                  onClick={() => onDelete(passkey)}
                >
                  削除する
                </Button>
              )}
            </div>
          }
        >
          <p className="text-14 text-quiet">{usesText(passkey)}</p>
          {passkey.isOnlyLogin && (
            <p className="text-14">
              ログインの方法がこれだけのため、削除できません。削除するには、先にほかの方法を用意してください。
            </p>
          )}
        </ManagedRow>
      ))}
    </ul>
  )
}

const usesText = ({ created, lastUsed }: PasskeyRow) =>
  `${dateText(created)}に追加・${lastUsed ? `${dateText(lastUsed)}に使用` : 'まだ使っていません'}`
