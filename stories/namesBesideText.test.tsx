import { Avatar } from '@tsudoi/design-system/components/Avatar'
import { ready } from '@tsudoi/design-system/loadable'
import { assetText, type Asset } from '@tsudoi/design-system/screens/asset.types'
import { EntryCodeScreen } from '@tsudoi/design-system/screens/door/EntryCodeScreen'
import { drawPrizesText } from '@tsudoi/design-system/screens/draw/draw.rules'
import { prizeRowText } from '@tsudoi/design-system/screens/draw/prize.rules'
import { FeaturedRow } from '@tsudoi/design-system/screens/home/parts/FeaturedRow'
import { LivetalkRow } from '@tsudoi/design-system/screens/livetalk/parts/LivetalkRow'
import { PreorderItemRow } from '@tsudoi/design-system/screens/preorder/parts/PreorderItemRow'
import { TicketRow } from '@tsudoi/design-system/screens/ticket/parts/TicketRow'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { entryCode, entryPass } from './examples/exampleDoor.ts'
import { examplePrizes } from './examples/exampleDraws.ts'
import { exampleLivetalk } from './examples/exampleLivetalks.ts'
import { exampleNow } from './examples/exampleNow.ts'
import { itemWithBonus } from './examples/examplePreorders.ts'
import { liveProgramme } from './examples/exampleProgramme.ts'
import { ticketTonight } from './examples/exampleTickets.ts'

/** A name whose override and isolate have no end: without an isolation they change the rest of the paragraph. */
const name = '\u202Eうら\u2067abc'
const photo: Asset = { kind: 'PHOTO', name, amount: 1 }
const prize = { ...examplePrizes[0]!, ...photo }

/** Components that show a name in one line with another text. */
const rows: readonly [string, ReactNode][] = [
  [
    'the channel of the programme',
    <FeaturedRow key="" programme={{ ...liveProgramme, channelName: name }} now={exampleNow} />,
  ],
  [
    'the streamer of a live talk',
    <LivetalkRow key="" item={{ livetalk: { ...exampleLivetalk, streamer: { name } }, own: [] }} isPriority={false} />,
  ],
  ['a ticket with its seat', <TicketRow key="" ticket={{ ...ticketTonight, name, seat: name }} now={exampleNow} />],
  [
    'the performance of an entry code',
    <EntryCodeScreen
      key=""
      viewer="member"
      passes={ready([{ ...entryPass, episodeTitle: name }])}
      shownPass={undefined}
      onShowPass={() => {}}
      now={exampleNow}
      code={entryCode}
      codeProblem={undefined}
      isTimeKnown
      isScreenKeptOn={undefined}
      isStored
      hrefs={{ login: '/', signUp: '/', ticket: '/' }}
    />,
  ],
]

/** The direction controls of a markup that are neither in a `<bdi>` nor isolate a name. */
const strayControls = (markup: string) =>
  markup.replaceAll(/<bdi\b.*?<\/bdi>/g, '').match(/[\u202A-\u202E\u2066\u2067]/g) ?? []

describe('a name that changes the direction of writing', () => {
  it.each(rows)('does not affect the text beside it: %s (Q371)', (_, row) => {
    const markup = renderToStaticMarkup(row)
    expect(markup).toContain('うら')
    expect(strayControls(markup)).toEqual([])
  })

  it('does not affect the labels of the buttons that change its count (Q371)', () => {
    const row = <PreorderItemRow item={{ ...itemWithBonus, name }} count={1} isOpen onCountChange={() => {}} />
    const labels = Array.from(
      renderToStaticMarkup(row).matchAll(/aria-label="(.*?うら.*?)"/g),
      ([, label = '']) => label,
    )
    expect(labels.length).toBe(3)
    expect(labels.map(strayControls)).toEqual([[], [], []])
  })

  it('does not affect the sentence about a thing that a member gets (Q371)', () => {
    const sentences = [assetText(photo), prizeRowText(prize, true), drawPrizesText([prize])]
    expect(sentences.map(strayControls)).toEqual([[], [], []])
    expect(assetText(photo)).toBe('\u2068うらabc\u2069')
  })
})

describe('the letter in place of a portrait', () => {
  it.each(['\u202E灯台', '\u200B灯台', '\u3164灯台', ' 灯台'])(
    'is the first visible one of a name: %j (Q370)',
    (given) => {
      expect(renderToStaticMarkup(<Avatar name={given} />)).toContain('>灯<')
    },
  )

  it('is a letter of the product for a name without one (Q370)', () => {
    expect(renderToStaticMarkup(<Avatar name={'\u{E0041}\u115F\u00AD'} />)).toContain('>集<')
  })
})
