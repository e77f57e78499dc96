import { ready } from '@tsudoi/design-system/loadable'
import { BlockListScreen } from '@tsudoi/design-system/screens/account/BlockListScreen'
import { AddressScreen } from '@tsudoi/design-system/screens/address/AddressScreen'
import { NoticeListScreen } from '@tsudoi/design-system/screens/notice/NoticeListScreen'
import { LineList } from '@tsudoi/design-system/screens/story/player/parts/LineList'
import { initialPlayerState } from '@tsudoi/design-system/screens/story/player/player.rules'
import { defaultSettings } from '@tsudoi/design-system/screens/story/player/player.types'
import { StoryPlayerScreen } from '@tsudoi/design-system/screens/story/player/StoryPlayerScreen'
import { MaintenanceDialog } from '@tsudoi/design-system/screens/system/MaintenanceDialog'
import { TextPageScreen } from '@tsudoi/design-system/screens/system/TextPageScreen'
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { hostileTexts } from './hostileTexts.ts'

const nothing = () => {}

/** The places that show a text of the server, an operator or another member. */
const surfaces: Readonly<Record<string, (text: string) => ReactElement>> = {
  notices: (text) => (
    <NoticeListScreen
      notices={{
        items: ready([
          { id: 'n', category: 'NOTICE', title: text, published: '2026-01-31T14:00:00Z', href: '/notification/n' },
        ]),
      }}
      hrefOf={() => '/notification'}
    />
  ),
  maintenance: (text) => (
    <MaintenanceDialog
      open
      notice={{
        kind: 'partial',
        entries: [{ id: 'm', start: '2026-01-31T14:00:00Z', message: text, targets: [text] }],
      }}
      onClose={nothing}
    />
  ),
  'texts of the remote configuration': (text) => (
    <TextPageScreen document={{ title: text, sections: [{ heading: text, paragraphs: [text] }] }} />
  ),
  'other fans’ names': (text) => (
    <BlockListScreen
      fans={{ items: ready([{ accountId: 'a', nickName: text, uniqueName: text, isHiddenByBlock: true }]) }}
      onBlock={nothing}
      accountHref="/account"
    />
  ),
  address: (text) => (
    <AddressScreen
      address={ready({
        lastName: text,
        firstName: text,
        lastNameKana: text,
        firstNameKana: text,
        postalCode: '2310023',
        prefecture: '14',
        city: text,
        street: text,
        building: text,
        phoneNumber: '0451234567',
      })}
      editHref="/address/edit"
      backHref="/mypage"
    />
  ),
  'a story’s words and names': (text) => {
    const script = {
      characters: [{ id: 'shiori', name: text }],
      scenes: [{}],
      lines: [
        { scene: 0, text, characterId: 'shiori', actions: [{ action: 'FADE_IN', characterId: 'shiori' }] },
        { scene: 0, text, speaker: text },
      ],
    }
    return (
      <>
        <StoryPlayerScreen
          channel={{ id: 'todai' }}
          episode={ready({ groupName: text, label: text, title: text, script })}
          state={{ ...initialPlayerState(2, 'PORTRAIT'), phase: 'shown' }}
          settings={defaultSettings}
          isRead={() => true}
          end={{ reward: { state: 'none' } }}
          actions={{ onCommand: nothing, onShown: nothing, onJump: nothing, onSettings: nothing }}
          hrefs={{ story: '/channel/todai/story/a' }}
        />
        <LineList script={script} from={0} until={2} onJump={nothing} />
      </>
    )
  },
}

/** The names of the elements and of their attributes, without attribute values. */
function frameOf(element: ReactElement): string[] {
  const { baseElement } = render(element)
  const frame = [...baseElement.querySelectorAll('*')].map(
    ({ tagName, attributes }) => `${tagName} ${[...attributes].map(({ name }) => name).join(' ')}`,
  )
  cleanup()
  return frame
}

/**
 * Adds a letter, because a place that shows the first letter, or two texts in a line, needs a text that is not empty.
 */
const shown = (text: string) => `あ${text}`

describe.each(Object.entries(surfaces))('%s (X15)', (_name, surface) => {
  const frame = frameOf(surface(shown('')))

  it('renders unchanged markup for 6,000 texts that contain HTML, scripts or attributes', () => {
    const together = 600
    for (let first = 0; first < hostileTexts.length; first += together) {
      const text = shown(hostileTexts.slice(first, first + together).join('\n'))
      expect(frameOf(surface(text))).toEqual(frame)
    }
  })

  it('renders unchanged markup for any text', () => {
    const fragments = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '/',
      'script',
      ' onload=',
      'javascript:',
      '\n',
      '\u0000',
      '\u202e',
      '&lt;',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fragments).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(frameOf(surface(shown(text)))).toEqual(frame)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the list of hostile texts for these tests', () => {
  it('has at least 6,000 texts, without duplicates', () => {
    expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(6_000)
    expect(hostileTexts.length).toBe(new Set(hostileTexts).size)
  })
})
