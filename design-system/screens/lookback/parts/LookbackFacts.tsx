import { AppLink } from '../../../components/AppLink.tsx'
import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { Rarity } from '../../../components/Rarity.tsx'
import { lookbackCountText, lookbackKinds, lookbackTexts } from '../lookback.rules.ts'
import type { Lookback, LookbackCount, LookbackEntry } from '../lookback.types.ts'
import { EntryLink, LookbackFact } from './LookbackFact.tsx'

/** A count in large letters; なし for zero. */
function Count({ value, unit }: { value: LookbackCount; unit: string }) {
  if (value.count === 0 && !value.isAtLeast) return <p>なし</p>
  return (
    <p translate="no" className="text-20 font-bold tabular-nums">
      {lookbackCountText(value, unit)}
    </p>
  )
}

/** The latest of the counted entries, below its label. */
function Latest({ entry }: { entry: LookbackEntry | undefined }) {
  if (!entry) return null
  return (
    <div className="mt-1">
      <p className="text-12 text-quiet">いちばん新しい記録</p>
      <EntryLink entry={entry} />
    </div>
  )
}

const none = <p>なし</p>

/** The facts of the year, each with a link to its item. */
export function LookbackFacts({ lookback }: { lookback: Lookback }) {
  const { channel, firstPhoto, rarestPhoto, newPhotos, counts, days } = lookback
  return (
    <dl className="border-t border-ink">
      <LookbackFact term="いちばん記録の多いチャンネル" fact={channel}>
        {(most) =>
          most ? (
            <>
              <ChannelTheme as="span" id={most.channel.id} seed={most.channel.seed}>
                <span aria-hidden="true" className="block h-2 w-24 border-b border-edge drawn-line bg-solid" />
              </ChannelTheme>
              <AppLink
                href={most.channel.href}
                className="inline-flex min-h-11 min-w-11 items-center text-20 font-bold wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                <span translate="no" className="line-clamp-3">
                  {most.channel.name}
                </span>
              </AppLink>
              <p className="text-14 text-quiet tabular-nums">記録は{most.count}件です。</p>
            </>
          ) : (
            none
          )
        }
      </LookbackFact>
      <LookbackFact term="最初の写真" fact={firstPhoto}>
        {(first) =>
          first ? (
            <>
              <EntryLink entry={first.entry} />
              {!first.isCertain && (
                <p className="text-14 text-quiet">重複した写真は、新しいほうの日だけが残っています。</p>
              )}
            </>
          ) : (
            none
          )
        }
      </LookbackFact>
      <LookbackFact term="いちばんレアな写真" fact={rarestPhoto}>
        {(rarest) =>
          rarest ? (
            <>
              {rarest.rarity && <Rarity rarity={rarest.rarity} />}
              <div>
                <EntryLink entry={rarest} />
              </div>
            </>
          ) : (
            none
          )
        }
      </LookbackFact>
      <LookbackFact term="はじめて手に入れた写真" fact={newPhotos}>
        {(value) => <Count value={value} unit="枚" />}
      </LookbackFact>
      {lookbackKinds.map((kind) => (
        <LookbackFact key={kind} term={lookbackTexts[kind].name} fact={counts[kind]}>
          {(value) => (
            <>
              <Count value={value} unit={lookbackTexts[kind].unit} />
              <Latest entry={value.latest} />
            </>
          )}
        </LookbackFact>
      ))}
      <LookbackFact term="記録のある日" fact={days}>
        {(value) => <Count value={value} unit="日" />}
      </LookbackFact>
    </dl>
  )
}
