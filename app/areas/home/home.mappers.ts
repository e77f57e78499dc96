import type { getHome } from '@tsudoi/contracts/home/home.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { Banner, HomePageData } from '@tsudoi/design-system/screens/home/home.types'
import type { Programme } from '@tsudoi/design-system/screens/programme.types'
import { paths } from '../../paths.ts'
import { normalisedInstant, programmeView } from '../../mappers/channel.mappers.ts'
import { campaignView } from '../../mappers/campaign.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { bannerHref } from './bannerHref.ts'
import { campaignProgramme } from './campaignProgramme.ts'
import { homeWallView } from './wall.mappers.ts'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'

type WireHome = ResponseOf<typeof getHome>

/** Converts the server’s answer about the home page for the screen. Lists that an older server leaves out are empty. */
export function homeView({
  photoList,
  background,
  bannerList,
  programmeList,
  endingGachaList,
  campaignList,
}: WireHome): HomePageData {
  const campaigns = (campaignList ?? []).map(campaignView)
  return {
    campaigns,
    programme: byStart([...(programmeList ?? []).map(programmeView), ...campaigns.flatMap(campaignProgramme)]),
    ending: (endingGachaList ?? []).map((gacha) => ({
      id: gacha.gachaId,
      name: titleOf(gacha.name),
      channelId: gacha.ipId,
      channelName: channelNameOf(gacha.ipName),
      seed: gacha.oshiColor,
      image: pictureOf(gacha.image),
      end: normalisedInstant(gacha.publicationEndTime),
      href: paths.gacha(gacha.ipId, gacha.gachaId),
    })),
    wall: homeWallView({ photoList, background }),
    banners: (bannerList ?? []).map(bannerView),
  }
}

const byStart = (programme: Programme[]) => programme.toSorted((a, b) => (a.start < b.start ? -1 : 1))

function bannerView(banner: NonNullable<WireHome['bannerList']>[number]): Banner {
  const href = bannerHref(banner)
  const outside = href?.startsWith('http') ? new URL(href).host : undefined
  return { id: banner.bannerId, title: titleOf(banner.title), image: pictureOf(banner.image), href, outside }
}
