import { useCallback, useState } from 'react'
import { AlertDialog } from '../../../components/AlertDialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Feed } from '../../../components/Feed.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { isolated } from '../../../text/isolated.ts'
import { foundPasses } from '../door.rules.ts'
import type { DoorPass } from '../door.types.ts'
import { DoorPassRow, doorPassTitleId } from './DoorPassRow.tsx'

export interface DoorPassListProps {
  passes: readonly DoorPass[]
  /** Called to let the holder of a pass in without a code, after the staff have confirmed it. */
  onAdmit: (passId: string) => void
}

const keyOf = ({ id }: DoorPass) => id

/** All passes of a door, with a search. A holder without a code is let in from here after a confirmation. */
export function DoorPassList({ passes, onAdmit }: DoorPassListProps) {
  const [query, setQuery] = useState('')
  const [asked, setAsked] = useState<DoorPass>()
  const found = foundPasses(passes, query)
  const row = useCallback((pass: DoorPass) => <DoorPassRow pass={pass} onAdmit={setAsked} />, [])
  return (
    <>
      <search aria-label="券の一覧">
        <TextField
          label="席、券、お名前の頭文字でさがす"
          requirement={null}
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </search>
      <output className="mt-4 block text-14 text-quiet tabular-nums">{groupedDigits(found.length)}枚</output>
      {found.length > 0 ? (
        <div className="mt-2 border-t border-hair">
          <Feed items={found} keyOf={keyOf} label="券の一覧" labelledBy={doorPassTitleId}>
            {row}
          </Feed>
        </div>
      ) : (
        <EmptyState
          className="mt-4"
          reason="none"
          title={passes.length > 0 ? 'あてはまる券はありません' : 'この公演の券は、まだありません'}
          {...(passes.length > 0 && { action: { label: 'すべて見る', onPress: () => setQuery('') } })}
        />
      )}
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="コードなしで入場にしますか"
        confirm={{ label: '入場にする', onPress: () => asked && onAdmit(asked.id) }}
        cancel={{ label: 'やめる', onPress: () => setAsked(undefined) }}
      >
        <p className="wrap-anywhere">
          {asked && isolated(asked.seat ?? asked.ticketName)}　{asked && isolated(asked.holder)}
        </p>
        <p className="mt-2">ご本人であることを、身分証などでお確かめください。取り消せません。</p>
      </AlertDialog>
    </>
  )
}
