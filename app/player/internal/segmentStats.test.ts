import { expect, it } from 'vitest'
import { emptyLoaderStats, createStatsCleaner } from './segmentStats.ts'

const segment = (end: number) => ({ end, stats: { ...emptyLoaderStats(), loaded: end } })

it('the cleaner of hls.js statistics keeps loading statistics only for buffered segments, so that a long film does not fill the memory (W086)', () => {
  const all = Array.from({ length: 100 }, (_, index) => segment((index + 1) * 4))
  let place = 0
  const forget = createStatsCleaner(() => place - 60)
  for (const each of all) {
    place = each.end
    forget(each)
  }
  const withStats = all.filter(({ stats }) => stats.loaded > 0)
  expect(withStats.map(({ end }) => end)).toEqual(all.map(({ end }) => end).filter((end) => end >= place - 60))
})

it('the cleaner of hls.js statistics keeps the statistics of the position to which the viewer has sought back (W086)', () => {
  let place = 300
  const forget = createStatsCleaner(() => place - 60)
  const [ahead, back, next] = [segment(304), segment(12), segment(16)]
  forget(ahead)
  place = 10
  forget(back)
  forget(next)
  expect([ahead, back, next].map(({ stats }) => stats.loaded)).toEqual([304, 12, 16])
})
