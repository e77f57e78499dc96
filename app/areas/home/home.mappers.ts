import type { getHome } from '@tsudoi/contracts/home/home.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { Home } from '@tsudoi/design-system/screens/home/home.types'
import { paths } from '../../paths.ts'
import { instantView, programmeView } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { bannerHref } from './bannerHref.ts'

/** The home call as the screen draws it; what an older host leaves out is empty. */
export function homeView({
  photoList,
  background,
  bannerList,
  programmeList,
  endingGachaList,
}: ResponseOf<typeof getHome>): Home {
  return {
    programme: (programmeList ?? []).map(programmeView),
    ending: (endingGachaList ?? []).map((gacha) => ({
      id: gacha.gachaId,
      name: gacha.name,
      channelId: gacha.ipId,
      channelName: gacha.ipName,
      seed: gacha.oshiColor,
      image: pictureOf(gacha.image),
      end: instantView(gacha.publicationEndTime),
      href: paths.gacha(gacha.ipId, gacha.gachaId),
    })),
    photos: photoList.map(({ photoId, image, positionNumber }) => ({
      id: photoId,
      image: pictureOf(image),
      position: positionNumber,
    })),
    background: background && {
      id: background.backgroundId,
      name: background.name,
      image: pictureOf(background.image),
      seed: background.oshiColor,
    },
    banners: (bannerList ?? []).map((banner) => ({
      id: banner.bannerId,
      title: banner.title,
      image: pictureOf(banner.image),
      href: bannerHref(banner),
    })),
  }
}
