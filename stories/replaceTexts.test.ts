import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { hostileText, longText, replaceTexts } from './replaceTexts.ts'

const args = {
  id: 'lantern',
  href: '/channel/灯台',
  seed: '#1464c8',
  at: '2026-01-31T19:42:00+09:00',
  title: '灯台の夜',
  rows: [{ name: '汐里' }, { name: '灯台の夜' }],
  onPress: () => '押した',
  icon: createElement('b', {}, '印'),
}

describe('replacing the texts of a story', () => {
  it('replaces Japanese texts at every depth, and keeps ids, links, dates, functions and elements', () => {
    const { title, rows, ...rest } = replaceTexts(args, (text) => `[${text}]`)
    expect([title, rows]).toEqual(['[灯台の夜]', [{ name: '[汐里]' }, { name: '[灯台の夜]' }]])
    expect(rest).toEqual({
      id: args.id,
      href: args.href,
      seed: args.seed,
      at: args.at,
      onPress: args.onPress,
      icon: args.icon,
    })
  })

  it('gives equal texts the same replacement, and different texts different ones, because they may be keys', () => {
    const { title, rows } = replaceTexts(args, hostileText)
    expect(rows[1]?.name).toBe(title)
    expect(rows[0]?.name).not.toBe(title)
    const many = Array.from({ length: 100 }, (_, at) => `${at}番`)
    expect(new Set(replaceTexts(many, hostileText)).size).toBe(100)
    expect(title).toContain('<img src=x')
  })

  it('makes each text longer than 150 letters without a space', () => {
    const { title, rows } = replaceTexts(args, longText)
    expect([title, rows[0]?.name].every((text = '') => text.length >= 150 && !/\s/.test(text))).toBe(true)
  })
})
