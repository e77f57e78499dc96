import { describe, expect, it } from 'vitest'
import {
  nextStoryDialogStep,
  storyIntentHref,
  storyIntentOf,
  type StoryDialogContext,
  type StoryIntent,
} from './storyIntent.ts'

const page = '/channel/a/story/b'
const read = (href: string) => storyIntentOf(new URL(href, 'https://tsudoi.example').searchParams)

describe('what the user wants to do with an episode, as stored in the story’s URL (R052)', () => {
  it.each<StoryIntent>([
    { by: 'coins', episodeId: 'a&by=names#x' },
    { by: 'read', episodeId: '第一話' },
    { by: 'names', episodeId: undefined },
  ])('is read from the URL as it was written: %j', (intent) => {
    expect(read(storyIntentHref(page, intent))).toEqual(intent)
  })

  it('is undefined for invalid query strings, and for query strings with another meaning', () => {
    for (const search of ['', '?by=', '?by=everything&episode=1', '?episode=1'])
      expect(read(page + search)).toBeUndefined()
  })
})

const free = { id: '1', title: '一', coins: 0, href: '' }
const locked = { ...free, coins: 30, badge: 'PURCHASE' as const }
const known: StoryDialogContext = {
  viewer: 'member',
  episode: locked,
  isOver: false,
  canCharge: true,
  coins: 100,
  tips: 'seen',
  names: 'given',
}
const guest = { ...known, viewer: 'guest' as const }
const step = (by: StoryIntent['by'], facts: Partial<StoryDialogContext> = {}) =>
  nextStoryDialogStep({ by, episodeId: '1' }, { ...known, ...facts })

describe('the dialog before an episode opens (W084, W138)', () => {
  it('is the confirmation if the member has enough coins or the number of coins is unknown (W138)', () => {
    expect(step('coins')).toBe('buy')
    expect(step('coins', { coins: 30 })).toBe('buy')
    expect(step('coins', { coins: undefined })).toBe('buy')
  })

  it('is the link to the coin shop if the member has too few coins (W138)', () => {
    expect(step('coins', { coins: 29 })).toBe('coins')
  })

  it('is the question whether to use the free charge, as long as the member has not used it (Q50)', () => {
    expect(step('charge')).toBe('charge')
    expect(step('charge', { canCharge: false })).toBe('none')
  })

  it('is left out, and the player opens, for an episode that is free, bought or opened by the charge (S045)', () => {
    for (const by of ['read', 'coins', 'charge'] as const)
      for (const episode of [
        free,
        { ...locked, badge: 'PURCHASED' as const },
        { ...locked, badge: 'CHARGED' as const },
      ])
        expect(step(by, { episode })).toBe('read')
  })

  it('is the login for a guest; a free episode opens without a dialog (C105)', () => {
    expect(step('coins', { ...guest, tips: 'unknown', names: 'unknown' })).toBe('login')
    expect(step('charge', { ...guest, canCharge: false })).toBe('login')
    expect(step('read', { ...guest, episode: free })).toBe('read')
  })

  it('is first the dialog with tips, then the one for the reader’s names, then the one about missing coins (W151, Q65)', () => {
    expect(step('coins', { tips: 'unseen', names: 'missing', coins: 0 })).toBe('tips')
    expect(step('coins', { names: 'missing', coins: 0 })).toBe('names')
    expect(step('read', { episode: free, names: 'missing' })).toBe('names')
  })

  it('is delayed while the tips or the names are loading, so that no dialog is shown twice', () => {
    expect(step('read', { episode: free, tips: 'unknown' })).toBe('wait')
    expect(step('coins', { names: 'unknown' })).toBe('wait')
  })

  it('is left out for an episode that does not exist, is not for sale, or is locked without a chosen way to pay', () => {
    expect(step('coins', { episode: undefined })).toBe('none')
    expect(step('coins', { isOver: true })).toBe('none')
    expect(step('read')).toBe('none')
    expect(step('read', { isOver: true, episode: free })).toBe('read')
  })

  it('is only the dialog for names or the one with tips if the user opened this dialog by its own link', () => {
    expect(step('names', { ...guest, episode: undefined })).toBe('names')
    expect(step('tips', { episode: undefined })).toBe('tips')
  })
})
