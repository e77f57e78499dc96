import { describe, expect, it } from 'vitest'
import { maxCommentLength, reportProblems } from './report.rules.ts'

const reasons = [
  { id: 'spam', text: '宣伝', needsComment: false },
  { id: 'other', text: 'その他', needsComment: true },
]
const problems = (reasonId: string, comment = '') => reportProblems({ reasonId, comment }, reasons)

describe('a report of a member or a post (S072, Q63)', () => {
  it('needs a reason to be sent', () => {
    expect(problems('')).toEqual({ reasonId: expect.stringContaining('選んで') })
    expect(problems('gone', 'くわしく')).toEqual({ reasonId: expect.any(String) })
    expect(problems('spam')).toEqual({})
  })

  it('needs a comment if the chosen reason is unspecific', () => {
    expect(problems('other', ' 　\n')).toEqual({ comment: expect.stringContaining('入力して') })
    expect(problems('other', '毎日です')).toEqual({})
  })

  it('may have a comment up to the limit in graphemes (S134)', () => {
    expect(problems('spam', '👨‍👩‍👧'.repeat(maxCommentLength))).toEqual({})
    expect(problems('spam', 'あ'.repeat(maxCommentLength + 2))).toEqual({
      comment: expect.stringContaining('あと2文字'),
    })
  })
})
