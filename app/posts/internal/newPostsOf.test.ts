import { describe, expect, it } from 'vitest'
import { fakePost } from './write/testing/fakePost.ts'
import { newPostsOf } from './newPostsOf.ts'

const at = (second: number) => `2026-01-31T12:00:${String(second).padStart(2, '0')}Z`
const [old, other, later] = [10, 20, 40].map((second) => fakePost(`at-${second}`, { createTime: at(second) }))
const mine = { ...fakePost('mine', { createTime: at(30) }), isPutIn: true }
const reading = { hidden: new Map(), reader: 'acc-hikari' }
const idsOf = (...given: Parameters<typeof newPostsOf>) => newPostsOf(...given).map(({ postId }) => postId)

describe('the new posts of a timeline', () => {
  it('include posts older than the member’s own new post, because that post does not show how far the member has read (S052)', () => {
    expect(idsOf([later!, mine, other!, old!], [mine, old!], reading)).toEqual(['at-40', 'at-20'])
    expect(idsOf([mine, other!], [mine], reading)).toEqual(['at-20'])
  })

  it('include no post older than the posts that the member has read', () => {
    expect(idsOf([later!, other!, old!], [later!], reading)).toEqual([])
  })
})
