import { expect, it } from 'vitest'
import { byChannel } from './collection.rules.ts'
import type { CollectedPhoto } from './collection.types.ts'

const photo = (id: string, channel: string): CollectedPhoto => ({
  id,
  name: id,
  owned: 1,
  channel: { id: channel, name: channel, href: `/channel/${channel}` },
})

it('groups photos by channel and keeps the order in which they came (W139)', () => {
  const groups = byChannel([photo('1', 'b'), photo('2', 'a'), photo('3', 'b')])
  expect(groups.map(({ channel, photos }) => [channel.id, photos.map(({ id }) => id)])).toEqual([
    ['b', ['1', '3']],
    ['a', ['2']],
  ])
})

it('has no group when there are no photos', () => expect(byChannel([])).toEqual([]))
