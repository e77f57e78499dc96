/**
 * Source files of the pages that can be read offline (responseCachePaths.ts). On a device with a member's cached
 * answers, the service worker caches all of these pages, also those never opened (Q340).
 */
export const offlineReadablePages = [
  'areas/home/HomeRoute.tsx',
  'areas/channel/ChannelListRoute.tsx',
  'areas/channel/ChannelRoute.tsx',
  'areas/ticket/TicketListRoute.tsx',
  'areas/ticket/TicketRoute.tsx',
  'areas/door/EntryCodeRoute.tsx',
  'areas/door/DoorRoute.tsx',
  'areas/address/AddressRoute.tsx',
  'areas/notice/NoticeListRoute.tsx',
  'areas/notice/NoticeRoute.tsx',
  'areas/members/DeadlineListRoute.tsx',
  'areas/members/LaterListRoute.tsx',
  'areas/members/MuteListRoute.tsx',
  'areas/members/LookbackRoute.tsx',
  'areas/collection/CollectionRoute.tsx',
  'areas/collection/ViewableRoute.tsx',
  'areas/collection/PrivilegeStoryRoute.tsx',
  'areas/story/StoryListRoute.tsx',
  'areas/story/StoryGroupRoute.tsx',
  'areas/story/StoryPlayerRoute.tsx',
] as const

/**
 * Source files that these pages load lazily and that are useless without a network. The service worker does not cache
 * them in advance: a failed load of the first is retried when the browser is online again (followSession.ts), and the
 * second loads only to switch reminders on or off.
 */
export const onlineOnlyFiles: readonly string[] = ['realtime/firebaseRealtime.ts', 'realtime/firebasePush.ts']
