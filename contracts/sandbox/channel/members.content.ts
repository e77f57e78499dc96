import type { ChannelId } from './channels.content.ts'

/** A member of a channel. The picture has the aspect ratio 3:4. */
interface SeedMember {
  readonly memberId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly role: string
  readonly image: string
}

const member = (ipId: ChannelId, id: string, name: string, role: string): SeedMember => ({
  memberId: `${ipId}-${id}`,
  ipId,
  name,
  role,
  image: `${ipId}/member-${id}.svg`,
})

/** All members of the channels, in the display order of each channel's page. */
export const members: readonly SeedMember[] = [
  member('todai', 'shiori', '汐里', '歌・アコーディオン'),
  member('todai', 'wataru', '航', 'ギター'),
  member('todai', 'misaki', '岬', 'ベース'),
  member('todai', 'touta', '灯太', 'ドラム・深夜便の進行'),
  member('lemonade', 'akari', '灯里', 'まんなかの星'),
  member('lemonade', 'kotoha', 'ことは', '歌と紙吹雪'),
  member('lemonade', 'mitsuki', 'みつき', '振り付け'),
  member('lemonade', 'sui', 'すい', '作詞・鼓笛'),
  member('lemonade', 'nao', 'なお', 'おしゃべりと炭酸'),
  member('benio', 'benio', '紅緒', '灯籠職人の娘'),
  member('benio', 'nanashi', 'ななし', '名前をなくした鬼火'),
  member('benio', 'chihaya', '千早', '火の番'),
  member('shinyou', 'hinata', '森野 ひなた', '部長・鳥の記録'),
  member('shinyou', 'nire', '楡', '焚き火と料理'),
  member('shinyou', 'kashiwagi', '柏木', '道具と地図'),
  member('shinyou', 'mimi', 'ミミ', '名誉部員(フクロウ)'),
  member('velvet', 'masora', '真空', 'シンセサイザー'),
  member('velvet', 'rei', 'レイ', '声'),
  member('setsugen', 'yuki', '白瀬 ゆき', '朗読'),
  member('setsugen', 'touma', '冬馬', 'オルゴール・作曲'),
]
