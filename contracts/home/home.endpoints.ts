import * as z from 'zod/mini'
import { campaignList } from '../campaign/campaign.ts'
import { programme } from '../channel/channel.endpoints.ts'
import { ipId, ofChannel, oshiColor } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { rarities } from '../gacha/rarity.ts'
import { count, hasNext, imagePath, instant, openEnum, pageAfter, pageEnd, shownText, webPlatform } from '../schema.ts'
import { pageLimit } from '../requestFields.ts'

/** Number of photo positions on the home page: one row on a wide screen (our choice; the specification gives none). */
export const homePhotoPositions = 5

/** Link targets of banners; the names on the wire are ours (Q51). */
export const bannerLinkTargets = [
  'GACHA_LIST',
  'NOTICE',
  'SHOP',
  'CHANNEL',
  'STORY',
  'STORY_LIST',
  'MOVIE',
  'MOVIE_LIST',
  'SPECIAL_MOVIE',
  'SPECIAL_LIST',
  'LIMITED_MISSION',
  'EXTERNAL_LINK',
  'LIVE_TALK_GROUP',
  'VOTE_RANKING',
  'VOTE_COOP',
] as const
/** The kind of page to which a banner links, as listed in {@link bannerLinkTargets}. */
export type BannerLinkTarget = (typeof bannerLinkTargets)[number]

/** A banner with a link; the fields that its target needs are present. */
export const banner = z.object({
  /** Id of the banner. */
  bannerId: z.string(),
  title: shownText,
  image: imagePath,
  /** The channel, if the target belongs to one. */
  ipId: z.optional(ipId),
  /** By default the channel's page. */
  linkTarget: z.optional(openEnum(bannerLinkTargets)),
  /**
   * The target's id for NOTICE, STORY (the group), MOVIE, SPECIAL_MOVIE, LIVE_TALK_GROUP, VOTE_RANKING, VOTE_COOP (the
   * campaign). For EXTERNAL_LINK an https URL (X15).
   */
  linkValue: z.optional(z.string()),
})

/** A photo at its position on the home page. A photo has only one position. */
export const homePhoto = z.object({
  /** Id of the photo. */
  photoId: z.string(),
  image: imagePath,
  /** 1 to 5, from the left. */
  positionNumber: z.int(),
})

const homePhotos = z.object({
  /** All photos on the home page, by position. */
  photoList: z.array(homePhoto),
})

/** State of a background for this member. */
export const backgroundStatuses = ['LOCKED', 'OWNED', 'SELECTED'] as const

/** A background of the home page (16:9). Without `ipId` it belongs to the operator. */
export const background = z.object({
  /** Id of the background. */
  backgroundId: z.string(),
  name: shownText,
  image: imagePath,
  ipId: z.optional(ipId),
  ipName: z.optional(shownText),
  oshiColor: z.optional(oshiColor),
})

/** Reads the caller's home page. */
export const getHome = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/home',
  auth: 'member',
  query: z.object({ platform_type: webPlatform }),
  response: z.object({
    /** All photos on the home page, by position. */
    photoList: z.array(homePhoto),
    /** Always false: all positions are returned at once. */
    hasNext,
    /** Id of the last photo; no page follows. */
    lastPhotoId: z.optional(z.string()),
    /** The background that the member has chosen (C057). */
    background: z.optional(background),
    /** Banners in display order. An extension of ours, like the day's programme (Q33). */
    bannerList: z.optional(z.array(banner)),
    /** Today's programme entries (in Japan), ordered by start. */
    programmeList: z.optional(z.array(programme)),
    campaignList,
    /** Gacha that end soon, the first to end in front. */
    endingGachaList: z.optional(
      z.array(
        z.object({
          /** Id of the gacha. */
          gachaId: z.string(),
          ...ofChannel,
          name: shownText,
          image: z.optional(imagePath),
          /** When it ends. */
          publicationEndTime: instant,
        }),
      ),
    ),
  }),
  source: 'C051',
  summary: "The member's home page: photos, today's programme, gacha that end soon",
})

/** Lists the owned photos that the caller can put at a position of the home page. */
export const listHomePhotoCandidates = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/home/photo/position/{n}/candidate',
  auth: 'member',
  query: z.object({ limit: z.optional(pageLimit), lastPhotoId: z.optional(pageAfter) }),
  response: z.object({
    /** The most recently acquired first. */
    photoList: z.array(
      z.object({
        /** Id of the photo. */
        photoId: z.string(),
        ...ofChannel,
        name: shownText,
        image: imagePath,
        rarity: z.optional(openEnum(rarities)),
        /** Its current position; choosing the photo moves it. */
        positionNumber: z.optional(z.int()),
      }),
    ),
    hasNext,
    /** Send it to get the next page. */
    lastPhotoId: z.optional(z.string()),
  }),
  codes: ['OutOfRange'],
  source: 'C052',
  summary: 'Owned photos that can be put at position n, the latest first',
})

/** Puts an owned photo at a position of the home page. */
export const selectHomePhoto = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/home/photo/position/{n}/select',
  auth: 'member',
  body: z.object({
    /** An owned photo's `photoId`. */
    acc_photo_id: z.string(),
  }),
  response: homePhotos,
  codes: ['OutOfRange', 'NotFound'],
  source: 'C055',
  summary: 'Puts an owned photo at position n; it leaves its former position and replaces the photo there',
})

/** Removes the photo at a position of the home page. */
export const unselectHomePhoto = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/home/photo/position/{n}/unselect',
  auth: 'member',
  response: homePhotos,
  codes: ['OutOfRange'],
  source: 'C054',
  summary: 'Empties position n; an empty one stays empty',
})

/** Removes a photo from the home page, wherever it is. */
export const resetHomePhoto = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/home/photo/reset',
  auth: 'member',
  body: z.object({
    /** The photo to remove. */
    photoId: z.string(),
  }),
  response: homePhotos,
  codes: ['NotFound'],
  source: 'C053',
  summary: 'Removes a photo from its position; NotFound if it is not owned, no error if it has no position',
})

/** Lists the backgrounds of the home page, and which of them the caller can use. */
export const listBackgrounds = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/background',
  auth: 'member',
  query: z.object({ 'seek.limit': z.optional(pageLimit), 'seek.lastBackgroundId': z.optional(pageAfter) }),
  response: z.object({
    /** In display order. */
    list: z.array(
      z.extend(background, {
        status: openEnum(backgroundStatuses),
        /** How many different photos of its channel unlock it; absent if photos do not unlock it. */
        requiredPhotoCount: z.optional(count),
        /** How many of these photos the member owns. */
        ownedPhotoCount: z.optional(count),
      }),
    ),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastBackgroundId: z.optional(pageEnd) }),
  }),
  source: 'C056',
  summary: 'Backgrounds in display order, with whether each is locked, owned or chosen',
})

/** Chooses the background of the caller's home page. */
export const chooseBackground = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/background',
  auth: 'member',
  body: z.object({
    /** The background to choose. */
    backgroundId: z.string(),
  }),
  response: z.object({
    /** The chosen background. */
    background,
  }),
  codes: ['NotFound', 'PermissionDenied'],
  source: 'C057',
  summary: 'Chooses the background of the home page; PermissionDenied while it is locked',
})
