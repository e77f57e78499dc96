import { Figure } from '../../../components/Figure.tsx'
import { Section } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { countParts } from '../../../text/countText.ts'
import type { Channel, Programme } from '../../programme.types.ts'
import { programmeTimeText, remainingProgramme } from '../../programmeState.ts'

export interface ReasonsToJoinProps {
  channels: Loadable<Channel[]>
  programme: Loadable<Programme[]>
  now: string
}

interface Fact {
  value: string
  unit: string
}

/** The section 集いでできること: figures from the product's real data, and what they mean for a fan. */
export function ReasonsToJoin({ channels, programme, now }: ReasonsToJoinProps) {
  return (
    <Section title="集いでできること">
      <ul className="grid gap-x-10 desk:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        <Reason fact={nextStart(programme, now)} title="追いかける">
          開演の時刻になると、フォローしたチャンネルのライブと新しい物語が、今日のプログラムに並びます。
        </Reason>
        <Reason fact={{ value: '4', unit: 'とおりの刷り方' }} title="集める">
          ガチャで手に入る写真は、一色刷りから箔押しまで。コレクションにずっと残ります。
        </Reason>
        <Reason fact={followersFact(channels)} title="かかげる">
          フォローは、あなたの推し色を一本かかげること。その数が、次の舞台をつくります。
        </Reason>
      </ul>
    </Section>
  )
}

function Reason({ fact, title, children }: { fact: Fact | 'loading'; title: string; children: string }) {
  return (
    <li className="border-b border-hair pb-5 not-first:pt-6 last:border-b-0 desk:border-b-0 desk:pt-0!">
      <div className="flex h-[4.5rem] items-end desk:h-[5.5rem] desk:items-start">
        {fact === 'loading' ? (
          <Skeleton shape="figure" className="h-14 w-40" />
        ) : (
          <Figure value={fact.value} unit={fact.unit} size={72} deskSize={96} />
        )}
      </div>
      <h3 className="heading mt-4 text-20">{title}</h3>
      <p className="mt-1 max-w-80 text-quiet">{children}</p>
    </li>
  )
}

/** The start of tonight's next programme row; undefined without one, because the page must not invent an hour. */
function nextStart(programme: Loadable<Programme[]>, now: string): Fact | 'loading' {
  if (programme.state === 'loading') return 'loading'
  const next = programme.state === 'ready' ? remainingProgramme(programme.data, now)[0] : undefined
  return next ? { value: programmeTimeText(next, now), unit: '開演' } : { value: '毎日', unit: 'のプログラム' }
}

function followersFact(channels: Loadable<Channel[]>): Fact | 'loading' {
  if (channels.state === 'loading') return 'loading'
  const all = channels.state === 'ready' ? channels.data : []
  const { figure, unit } = countParts(all.reduce((sum, { followers }) => sum + (followers ?? 0), 0))
  return all.length > 0 ? { value: figure, unit: `${unit}本の推し色` } : { value: '1', unit: '本の推し色' }
}
