import { describe, expect, it } from 'vitest'
import { stepOf, intentHref, intentOf, type Known, type Intent } from './intent.ts'

const page = '/channel/a/story/b'
const read = (href: string) => intentOf(new URL(href, 'https://tsudoi.example').searchParams)

describe('an intent in the address of a story (R052)', () => {
  it.each<Intent>([
    { by: 'coins', episodeId: 'a&by=names#x' },
    { by: 'read', episodeId: '第一話' },
    { by: 'names', episodeId: undefined },
  ])('%j comes back as it was', (intent) => {
    expect(read(intentHref(page, intent))).toEqual(intent)
  })

  it('is none where somebody wrote anything else', () => {
    for (const search of ['', '?by=', '?by=everything&episode=1', '?episode=1'])
      expect(read(page + search)).toBeUndefined()
  })
})

const free = { id: '1', title: '一', coins: 0, href: '' }
const locked = { ...free, coins: 30, badge: 'PURCHASE' as const }
const known: Known = {
  viewer: 'member',
  episode: locked,
  isOver: false,
  canCharge: true,
  coins: 100,
  tips: 'seen',
  names: 'given',
}
const guest = { ...known, viewer: 'guest' as const }
const step = (by: Intent['by'], facts: Partial<Known> = {}) => stepOf({ by, episodeId: '1' }, { ...known, ...facts })

describe('what stands before an episode (W084, W138)', () => {
  it('is the last step, with coins enough or not known (W138)', () => {
    expect(step('coins')).toBe('buy')
    expect(step('coins', { coins: 30 })).toBe('buy')
    expect(step('coins', { coins: undefined })).toBe('buy')
  })

  it('is the shop where coins are missing (W138)', () => {
    expect(step('coins', { coins: 29 })).toBe('coins')
  })

  it('is the question about the charge, as long as it is not used (Q50)', () => {
    expect(step('charge')).toBe('charge')
    expect(step('charge', { canCharge: false })).toBe('none')
  })

  it('is nothing for what is free, bought or opened by the charge: it is read (S045)', () => {
    for (const by of ['read', 'coins', 'charge'] as const)
      for (const episode of [
        free,
        { ...locked, badge: 'PURCHASED' as const },
        { ...locked, badge: 'CHARGED' as const },
      ])
        expect(step(by, { episode })).toBe('read')
  })

  it('is log-in for a guest, before anything else; what is free is read without (C105)', () => {
    expect(step('coins', { ...guest, tips: 'unknown', names: 'unknown' })).toBe('login')
    expect(step('charge', { ...guest, canCharge: false })).toBe('login')
    expect(step('read', { ...guest, episode: free })).toBe('read')
  })

  it('are the tips, then the names, then the coins (W151, Q65)', () => {
    expect(step('coins', { tips: 'unseen', names: 'missing', coins: 0 })).toBe('tips')
    expect(step('coins', { names: 'missing', coins: 0 })).toBe('names')
    expect(step('read', { episode: free, names: 'missing' })).toBe('names')
  })

  it('waits for what is on its way, and asks nothing twice', () => {
    expect(step('read', { episode: free, tips: 'unknown' })).toBe('wait')
    expect(step('coins', { names: 'unknown' })).toBe('wait')
  })

  it('is nothing for an episode that is not there, not for sale, or that nobody chose a way into', () => {
    expect(step('coins', { episode: undefined })).toBe('none')
    expect(step('coins', { isOver: true })).toBe('none')
    expect(step('read')).toBe('none')
    expect(step('read', { isOver: true, episode: free })).toBe('read')
  })

  it('are names and tips alone, where only they were asked for', () => {
    expect(step('names', { ...guest, episode: undefined })).toBe('names')
    expect(step('tips', { episode: undefined })).toBe('tips')
  })
})
