import { Button } from '../../../components/Button.tsx'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Light } from '../../../components/Light.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { TitleText } from '../../../components/TitleText.tsx'
import { dateText, dateTimeText } from '../../../text/dateTimeText.ts'
import { isCoinAsset, type Asset } from '../../asset.types.ts'
import { Actions } from '../../parts/Actions.tsx'
import { AssetPicture } from '../../parts/AssetPicture.tsx'
import { focusOnMount } from '../../focusOnMount.ts'
import { nextEntryTime, drawOutcomeText } from '../draw.rules.ts'
import type { Draw, DrawHrefs, DrawOutcome } from '../draw.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface EntryOutcomeProps {
  draw: Draw
  outcome: DrawOutcome
  /** Whether the entry was sent during this visit: the result then takes the focus and is announced once. */
  isJustDrawn: boolean
  hrefs: DrawHrefs
}

/** The result of today's entry: the sentence, the prize, where to find it, and when the next entry is possible. */
export function EntryOutcome({ draw, outcome, isJustDrawn, hrefs }: EntryOutcomeProps) {
  const { entered, prize } = outcome
  const next = nextEntryTime(outcome, draw)
  return (
    <div className="relative isolate">
      {prize && <Light className="desk:-top-18" />}
      <div className="page pt-8 desk:pt-10">
        <p className="text-14 text-quiet">
          {isolated(draw.name)}　{dateText(entered)}の結果
        </p>
        <h1 tabIndex={-1} ref={isJustDrawn ? focusOnMount : undefined} className="heading text-32 desk:text-44">
          <TitleText>{drawOutcomeText(outcome)}</TitleText>
        </h1>
        <div className="mt-6 grid gap-x-14 gap-y-6 desk:grid-cols-[18rem_minmax(0,1fr)] desk:items-end">
          {prize && <AssetPicture asset={prize} className="w-full max-w-72" />}
          <div className="grid max-w-150 gap-2 text-reading desk:only:col-span-2">
            <p>{prize ? prizeLocationText(prize) : '引いてくれて、ありがとうございます。'}</p>
            <p className="tabular-nums">
              {next
                ? `次は、${dateTimeText(next)}から引けます。`
                : `この抽選は、${dateTimeText(draw.end)}で終わります。`}
              <DeviceTime at={next} />
            </p>
          </div>
        </div>
        <Actions className="mt-8 border-t border-ink pt-6">
          {prize?.kind === 'PHOTO' && (
            <Button href={hrefs.collection} variant="outline">
              コレクションで見る
            </Button>
          )}
          {prize && <TextLink href={hrefs.presents}>プレゼントボックスを見る</TextLink>}
          <TextLink href={hrefs.draw}>抽選のページへもどる</TextLink>
        </Actions>
      </div>
    </div>
  )
}

/**
 * A sentence that says where the prize is. The server does not report where it is, and items above a holding limit wait
 * in the present box. So the sentence mentions the collection and the present box.
 */
function prizeLocationText(prize: Asset): string {
  const kept = isCoinAsset(prize) ? 'コインに加えました' : 'お渡ししました'
  return `賞品は、${kept}。持てる数をこえた分は、プレゼントボックスに届いています。`
}
