import { after, days } from '../clock.ts'
import { memberOf, type Ask, type Handlers } from '../http/ask.ts'
import { programmeOf, todaysProgrammes } from '../programmes.ts'
import { published } from '../publishedChannels.ts'
import { instantText, orMissing } from '../wire.ts'

/** How long before its end a gacha is shown at home. */
const endingSoon = days(3)

/** The home of a member (Q33): photos in their positions, banners, the day's programme, gacha about to end. */
export async function getHome(ask: Ask) {
  const { db, now } = ask
  const photos = await db
    .selectFrom('home_photo')
    .innerJoin('item', 'item.id', 'home_photo.item_id')
    .select(['home_photo.position', 'item.id', 'item.image'])
    .where('account_id', '=', memberOf(ask))
    .orderBy('position')
    .execute()
  const banners = await db.selectFrom('banner').selectAll().orderBy('position').execute()
  const programmes = await todaysProgrammes(ask).execute()
  const ending = await published(ask)
    .innerJoin('gacha', 'gacha.channel_id', 'channel.id')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .selectAll('gacha')
    .where('gacha.published_from', '<=', now)
    .where('gacha.published_until', '>', now)
    .where('gacha.published_until', '<=', after(now, endingSoon))
    .orderBy('gacha.published_until')
    .execute()
  return {
    photoList: photos.map(({ id, image, position }) => ({ photoId: id, image: image ?? '', positionNumber: position })),
    hasNext: false,
    lastPhotoId: photos.at(-1)?.id,
    bannerList: banners.map((row) => ({
      bannerId: row.id,
      title: row.title,
      image: row.image,
      ipId: orMissing(row.channel_id),
    })),
    programmeList: programmes.map(programmeOf),
    endingGachaList: ending.map((row) => ({
      gachaId: row.id,
      ipId: row.channel_id,
      ipName: row.channel_name,
      oshiColor: orMissing(row.oshi_color),
      name: row.name,
      image: orMissing(row.image),
      publicationEndTime: instantText(row.published_until),
    })),
  }
}

export const homeHandlers: Handlers<'home'> = {}
