import * as z from 'zod/mini'
import { campaignList } from '../campaign/campaign.ts'
import { programme } from '../channel/channel.endpoints.ts'
import { ipId, ofChannel, oshiColor } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { rarities } from '../gacha/rarity.ts'
import {
  count,
  hasNext,
  imagePath,
  instant,
  openEnum,
  pageAfter,
  pageEnd,
  pageLimit,
  shownText,
  webPlatform,
} from '../schema.ts'

/** Positions for photos at home: 1 … 5, one row on a wide screen (ours: the documents give no number). */
export const homePhotoPositions = 5

/** Wire values are ours (Q51). */
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
export type BannerLinkTarget = (typeof bannerLinkTargets)[number]

/** A picture that leads somewhere; what the target needs is there. */
export const banner = z.object({
  /** Id of the banner. */
  bannerId: z.string(),
  title: shownText,
  image: imagePath,
  /** The channel, where the target is within one. */
  ipId: z.optional(ipId),
  /** Absent: the channel. */
  linkTarget: z.optional(openEnum(bannerLinkTargets)),
  /**
   * NOTICE, STORY (the group), MOVIE, SPECIAL_MOVIE, LIVE_TALK_GROUP, VOTE_RANKING, VOTE_COOP (the campaign): its id.
   * EXTERNAL_LINK: an https address (X15).
   */
  linkValue: z.optional(z.string()),
})

/** A photo in its position at home. A photo is at one position only. */
export const homePhoto = z.object({
  /** Id of the photo. */
  photoId: z.string(),
  image: imagePath,
  /** 1 to 5, from the left. */
  positionNumber: z.int(),
})

const homePhotos = z.object({
  /** Every photo at home, by position. */
  photoList: z.array(homePhoto),
})

/** Where a background stands for this member. */
export const backgroundStatuses = ['LOCKED', 'OWNED', 'SELECTED'] as const

/** What is behind the home; 16:9. Without `ipId` it is the operator's. */
export const background = z.object({
  /** Id of the background. */
  backgroundId: z.string(),
  name: shownText,
  image: imagePath,
  ipId: z.optional(ipId),
  ipName: z.optional(shownText),
  oshiColor: z.optional(oshiColor),
})

export const getHome = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/home',
  auth: 'member',
  query: z.object({ platform_type: webPlatform }),
  response: z.object({
    /** Every photo at home, by position. */
    photoList: z.array(homePhoto),
    /** Always false: all positions come at once. */
    hasNext,
    /** Where the list ends; nothing comes after it. */
    lastPhotoId: z.optional(z.string()),
    /** The background that the member has chosen (C057). */
    background: z.optional(background),
    /** Banners in the operator's order. Ours, as the day's programme (Q33). */
    bannerList: z.optional(z.array(banner)),
    /** The day's lines, in Japan, by their beginning. */
    programmeList: z.optional(z.array(programme)),
    campaignList,
    /** Gacha that end soon, the soonest first. */
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
  summary: "The member's home: photos, the day's programme, gacha about to end",
})

export const listHomePhotoCandidates = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/home/photo/position/{n}/candidate',
  auth: 'member',
  query: z.object({ limit: z.optional(pageLimit), lastPhotoId: z.optional(pageAfter) }),
  response: z.object({
    /** The latest acquired first. */
    photoList: z.array(
      z.object({
        /** Id of the photo. */
        photoId: z.string(),
        ...ofChannel,
        name: shownText,
        image: imagePath,
        rarity: z.optional(openEnum(rarities)),
        /** Where it is now; choosing it moves it. */
        positionNumber: z.optional(z.int()),
      }),
    ),
    hasNext,
    /** Send it to get what comes after. */
    lastPhotoId: z.optional(z.string()),
  }),
  codes: ['OutOfRange'],
  source: 'C052',
  summary: 'Owned photos that can be put at position n, the latest first',
})

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
  summary: 'Puts an owned photo at position n; it leaves the position it had, and the photo that was there goes',
})

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

export const resetHomePhoto = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/home/photo/reset',
  auth: 'member',
  body: z.object({
    /** The photo to take down. */
    photoId: z.string(),
  }),
  response: homePhotos,
  codes: ['NotFound'],
  source: 'C053',
  summary: 'Takes a photo down wherever it is; NotFound when it is not owned, no error when it is not up',
})

export const listBackgrounds = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/background',
  auth: 'member',
  query: z.object({ 'seek.limit': z.optional(pageLimit), 'seek.lastBackgroundId': z.optional(pageAfter) }),
  response: z.object({
    /** In the operator's order. */
    list: z.array(
      z.extend(background, {
        status: openEnum(backgroundStatuses),
        /** Opens with so many different photos of its channel; absent where photos do not open it. */
        requiredPhotoCount: z.optional(count),
        /** How many of those the member owns. */
        ownedPhotoCount: z.optional(count),
      }),
    ),
    /** Where the list goes on. */
    seek: z.object({ hasNext, lastBackgroundId: z.optional(pageEnd) }),
  }),
  source: 'C056',
  summary: "Backgrounds in the operator's order: locked, owned, and the one that is chosen",
})

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
    /** The one that is chosen now. */
    background,
  }),
  codes: ['NotFound', 'PermissionDenied'],
  source: 'C057',
  summary: 'Chooses the background of the home; PermissionDenied while it is locked',
})
