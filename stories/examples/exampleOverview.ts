import type { ChannelMember, ChannelOverview } from '../../design-system/screens/channel/channel.types.ts'
import { campaignsOfTodai } from './exampleCampaigns.ts'
import { liveProgramme } from './exampleProgramme.ts'

const member = (id: string, name: string, role: string): ChannelMember => ({
  id: `todai-${id}`,
  name,
  role,
  image: `/textures/todai/member-${id}.svg`,
})

/** The overview of 灯台放送局: its programme and its members. */
export const exampleOverview: ChannelOverview = {
  programme: [liveProgramme],
  campaigns: campaignsOfTodai,
  members: [
    member('shiori', '汐里', '歌・アコーディオン'),
    member('wataru', '航', 'ギター'),
    member('misaki', '岬', 'ベース'),
    member('touta', '灯太', 'ドラム・深夜便の進行'),
  ],
}

/** The overview of a channel without programme and members. */
export const emptyOverview: ChannelOverview = { programme: [], members: [] }
