/**
 * Parts of the user agents of link previews and search engines. The link previews of messengers and social networks
 * request a page once, when its link is shared, and cache its content for days (Q406). LINE, Instagram and Threads use
 * the name of Facebook's.
 */
const crawlers = [
  'Applebot',
  'bingbot',
  'Bluesky',
  'Discordbot',
  'Embedly',
  'facebookexternalhit',
  'Google-InspectionTool',
  'Googlebot',
  'Hatena',
  'Iframely',
  'line-poker',
  'LinkedInBot',
  'Mastodon',
  'meta-externalagent',
  'Misskey',
  'Pinterest',
  'redditbot',
  'SkypeUriPreview',
  'Slackbot',
  'Slurp',
  'TelegramBot',
  // The link preview of posts in the app (C093).
  'link-preview/',
  'Twitterbot',
  'WhatsApp',
  'YandexBot',
]

const pattern = new RegExp(crawlers.join('|'), 'i')

/** Whether a link preview or a search engine sent the request, according to its user agent. */
export const isCrawler = (request: Request): boolean => pattern.test(request.headers.get('user-agent') ?? '')
