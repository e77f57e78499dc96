import * as z from 'zod/mini'
import { campaignList } from '../campaign/campaign.ts'
import { programme } from '../channel/channel.endpoints.ts'
import { ipId, ofChannel, oshiColor } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { rarities } from '../gacha/rarity.ts'
import { count, hasNext, imagePath, instant, openEnum, pageAfter, pageEnd, shownText, webPlatform } from '../schema.ts'
import { pageLimit } from '../requestFields.ts'

/**
 * Number of photo positions on the home page: one row on a wide screen. The specification does not define it; the
 * product does.
 */
export const homePhotoPositions = 5

/** Pages to which a banner can link. The specification does not list their names; the product defines them (Q51). */
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

/** A banner with a link. It contains the fields that its link target requires. */
export const banner = z.object({
  /** Id of the banner. */
  bannerId: z.string(),
  title: shownText,
  image: imagePath,
  /** Id of the channel to which the link target belongs, if any. */
  ipId: z.optional(ipId),
  /** Kind of page to which the banner links; by default the channel's page. */
  linkTarget: z.optional(openEnum(bannerLinkTargets)),
  /**
   * Id of the linked content: a notice, the group of a STORY, a movie, a live talk group, or the campaign of a vote.
   * For EXTERNAL_LINK an https URL (X15).
   */
  linkValue: z.optional(z.string()),
})

/** A photo at its position on the home page. A photo has only one position. */
export const homePhoto = z.object({
  /** Id of the photo. */
  photoId: z.string(),
  image: imagePath,
  /** Position of the photo: 1 to 5, from the left. */
  positionNumber: z.int(),
})

const homePhotos = z.object({
  /** All photos on the home page, by position. */
  photoList: z.array(homePhoto),
})

/** State of a background for this member. */
export const backgroundStatuses = ['LOCKED', 'OWNED', 'SELECTED'] as const

/** A background of the home page (16:9). A background without `ipId` belongs to the operator. */
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
    /** Id of the last photo in the list. No page follows. */
    lastPhotoId: z.optional(z.string()),
    /** The background that the member has chosen (C057). */
    background: z.optional(background),
    /** Banners in display order. An extension of ours, like the day's programme (Q33). */
    bannerList: z.optional(z.array(banner)),
    /** Programme entries of today (in Japan), ordered by start. */
    programmeList: z.optional(z.array(programme)),
    campaignList,
    /** Gacha that end soon, the first to end first. */
    endingGachaList: z.optional(
      z.array(
        z.object({
          /** Id of the gacha. */
          gachaId: z.string(),
          ...ofChannel,
          name: shownText,
          image: z.optional(imagePath),
          /** When the publication of the gacha ends. */
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
    /** The owned photos, the most recently acquired first. */
    photoList: z.array(
      z.object({
        /** Id of the photo. */
        photoId: z.string(),
        ...ofChannel,
        name: shownText,
        image: imagePath,
        rarity: z.optional(openEnum(rarities)),
        /** Position of the photo on the home page, if any. If it is chosen for another position, it moves there. */
        positionNumber: z.optional(z.int()),
      }),
    ),
    hasNext,
    /** Cursor of the next page, sent as `lastPhotoId`. */
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
    /** `photoId` of a photo that the member owns. */
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

/** Removes a photo from the home page, at any position. */
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
    /** The backgrounds, in display order. */
    list: z.array(
      z.extend(background, {
        status: openEnum(backgroundStatuses),
        /** Number of different photos of its channel that unlock the background; absent if photos do not unlock it. */
        requiredPhotoCount: z.optional(count),
        /** Number of different photos of the channel that the member owns. */
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
