import type { ChannelId } from '../channel/channels.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** A special privilege for which members hold tickets. */
interface SeedPrivilege {
  readonly privilegeId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly image: string
  readonly description: string
  readonly cautions: readonly string[]
  /** The deadline for the postal address. Absent if the privilege is not sent by post. */
  readonly addressUntil?: SeedTime
}

const byPost = [
  'お届け先は、締め切りまで何度でも変更できます。',
  '締め切りまでに入力がない場合は、お送りできません。',
  'お届けは日本国内に限ります。',
]

/** All special privileges of the seed. */
export const privileges: readonly SeedPrivilege[] = [
  {
    privilegeId: 'todai-letter',
    ipId: 'todai',
    name: '四人の直筆のお返事',
    image: 'todai/letter.svg',
    description: '番組で読まれたお便りに、四人がひとことずつ書き添えてお返しします。',
    cautions: byPost,
    addressUntil: seedTimeOnDay(14, '23:59'),
  },
  {
    privilegeId: 'lemonade-flag',
    ipId: 'lemonade',
    name: 'パレードの小旗',
    image: 'lemonade/parade-flag.svg',
    description: '夏至のパレードで五人が振った小旗を、洗ってアイロンをかけてお送りします。',
    cautions: byPost,
    addressUntil: seedTimeOnDay(9, '23:59'),
  },
  {
    privilegeId: 'velvet-audition',
    ipId: 'velvet',
    name: '試聴室のご招待',
    image: 'velvet/levels.svg',
    description: '新曲が届く夜、試聴室の椅子をひとつあけておきます。入口でこの画面をお見せください。',
    cautions: ['おひとりでお越しください。', '録音はご遠慮ください。'],
  },
  {
    privilegeId: 'setsugen-bookmark',
    ipId: 'setsugen',
    name: '初雪の栞',
    image: 'setsugen/comb.svg',
    description: '初雪の朗読会で使った台本から、一枚の栞を切り出しました。',
    cautions: byPost,
    addressUntil: seedTimeOnDay(-2, '23:59'),
  },
]
