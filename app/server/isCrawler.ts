/**
 * User agents of link previews and search engines, by a part of their name. Those of messengers and social networks
 * request a page once, when its link is shared, and keep what they read for days (Q406). LINE, Instagram and Threads
 * send the name of Facebook's.
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
  // The link preview of our own posts (C093).
  'link-preview/',
  'Twitterbot',
  'WhatsApp',
  'YandexBot',
]

const pattern = new RegExp(crawlers.join('|'), 'i')

/** Whether the request is by a link preview or a search engine, according to its user agent. */
export const isCrawler = (request: Request): boolean => pattern.test(request.headers.get('user-agent') ?? '')
