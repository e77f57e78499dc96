import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../components/IconButton.tsx'
import { Menu, type MenuItem } from '../../../components/Menu.tsx'
import { lazyModule, useLazyModule } from '../../../lazy.tsx'
import { personName } from '../../../text/personName.ts'
import type { Person } from '../../person.types.ts'
import { isolated } from '../../../text/isolated.ts'

const question = lazyModule(() => import('./BlockConfirmation.tsx'))

export interface UserActionsProps {
  person: Person
  /** Whether the user may block and report; false for a guest, who is asked to log in. */
  mayAct: boolean
  onRequireLogin: () => void
  onReport: () => void
  onBlock: (block: boolean) => void
}

/** A menu to report or block a person. Official accounts cannot be blocked (S071, S072). */
export function UserActions({ person, onBlock, onReport, mayAct, onRequireLogin }: UserActionsProps) {
  const name = personName(person.nickName)
  const [isAsking, setAsking] = useState(false)
  const { module } = useLazyModule(question, { isWanted: isAsking, onFailed: () => setAsking(false) })
  const orLogIn = (act: () => void) => (mayAct ? act : onRequireLogin)
  const items: MenuItem[] = [{ label: '報告する', onPress: orLogIn(onReport) }]
  if (!person.isOfficial) {
    items.push({ label: 'ブロックする', tone: 'danger', onPress: orLogIn(() => setAsking(true)) })
  }
  const label = `${isolated(name)}さんのメニュー`
  return (
    <>
      <Menu
        label={label}
        items={items}
        trigger={
          <IconButton
            label={label}
            variant="outline"
            icon={<Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />}
          />
        }
      />
      {module && (
        <module.BlockConfirmation
          open={isAsking}
          name={name}
          onBlock={() => {
            setAsking(false)
            onBlock(true)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
