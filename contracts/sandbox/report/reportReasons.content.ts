/** The reasons for a report from which a member can choose, in display order. */
export const reportReasons: readonly { reasonId: string; text: string; needsComment: boolean }[] = [
  { reasonId: 'harassment', text: '嫌がらせ・悪口', needsComment: false },
  { reasonId: 'privacy', text: '個人情報がのっている', needsComment: false },
  { reasonId: 'spam', text: '宣伝・同じ内容のくり返し', needsComment: false },
  { reasonId: 'resale', text: 'チケットや景品の転売', needsComment: false },
  { reasonId: 'copyright', text: '無断で使われた画像や文章', needsComment: false },
  { reasonId: 'violence', text: '暴力的・差別的な表現', needsComment: false },
  { reasonId: 'sexual', text: '性的な表現', needsComment: false },
  { reasonId: 'spoiler', text: 'ことわりのないネタバレ', needsComment: false },
  { reasonId: 'other', text: 'その他(内容をお書きください)', needsComment: true },
]
