import type { ShareOffer } from '../sharing/sharing.ts'

type Offer = (pathname: string, search: string) => ShareOffer | undefined

/** The pages that offer more than their own address, by their pattern in the map of pages. */
const loaders: Readonly<Record<string, () => Promise<Offer>>> = {
  '/channel/:ipId/gacha/result': () => import('../areas/gacha/drawShareOffer.ts').then((file) => file.drawShareOffer),
  '/channel/:id/movie/:videoId': () =>
    import('../areas/video/togetherShareOffer.ts').then((file) => file.togetherShareOffer),
  '/mypage/lookback': () => import('../areas/members/lookbackShareOffer.ts').then((file) => file.lookbackShareOffer),
}

/** Loads what a page offers to share; undefined for a page that offers only its own address. */
export const loadShareOffer = async (
  pattern: string,
  pathname: string,
  search: string,
): Promise<ShareOffer | undefined> => (await loaders[pattern]?.())?.(pathname, search)
