import { Button } from '../../../components/Button.tsx'
import { FailedState } from '../../../components/FailedState.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { dateText, dateTimeText } from '../../../text/dateTimeText.ts'
import { Actions } from '../../parts/Actions.tsx'
import { Fact, FactList } from '../../parts/FactList.tsx'
import type { Draw, DrawHrefs, DrawEntryRequest } from '../draw.types.ts'

export interface DrawEntryFormProps {
  draw: Draw
  now: string
  attempt: DrawEntryRequest
  onEnter: () => void
  hrefs: Pick<DrawHrefs, 'draw'>
}

/**
 * The final check before entering: for which day, that it is free, and what cannot be undone. An error of the last
 * attempt is shown above it.
 */
export function DrawEntryForm({ draw, now, attempt, onEnter, hrefs }: DrawEntryFormProps) {
  const isUnderWay = attempt.state === 'sending' || attempt.state === 'checking'
  return (
    <>
      {attempt.state === 'failed' && (
        <div className="mb-8">
          <FailedState failure={attempt.failure} />
        </div>
      )}
      <FactList>
        <Fact about="回数">{dateText(now)}の1回</Fact>
        <Fact about="費用">無料です。コインは減りません。</Fact>
        <Fact about="期限">{dateTimeText(draw.end)}まで</Fact>
        <Fact about="取り消し">引いたあとの取り消しはできません。</Fact>
      </FactList>
      <Actions className="mt-8">
        <Button variant="solid" onClick={onEnter} isPending={isUnderWay} pendingLabel="引いています">
          {attempt.state === 'failed' ? '無料でもう一度引く' : '無料で1回引く'}
        </Button>
        <TextLink href={hrefs.draw}>引かずにもどる</TextLink>
      </Actions>
      <output className="mt-4 block min-h-7 text-reading">
        {attempt.state === 'checking' && '結果を確認中です。'}
      </output>
    </>
  )
}
