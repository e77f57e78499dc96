/**
 * Pages that show what is kept on the device (keptPaths.ts), by their files: the worker has all of them ready on a
 * device that keeps a member's answers, opened before or not (Q340).
 */
export const readablePages = [
  'areas/home/HomeRoute.tsx',
  'areas/channel/ChannelListRoute.tsx',
  'areas/channel/ChannelRoute.tsx',
  'areas/ticket/TicketListRoute.tsx',
  'areas/ticket/TicketRoute.tsx',
  'areas/address/AddressRoute.tsx',
  'areas/notice/NoticeListRoute.tsx',
  'areas/notice/NoticeRoute.tsx',
  'areas/collection/CollectionRoute.tsx',
  'areas/collection/ViewableRoute.tsx',
  'areas/collection/PrivilegeStoryRoute.tsx',
  'areas/story/StoryListRoute.tsx',
  'areas/story/StoryGroupRoute.tsx',
  'areas/story/StoryPlayerRoute.tsx',
] as const
