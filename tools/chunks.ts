/**
 * Which files travel together. Many small files cost more than they save, in requests and in compression: what every page needs comes as two, one that changes with our
 * dependencies and one that changes with us. What a page needs only after its first content (axios, dialogs, forms) stays out of both.
 */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack\/[\w-]+|zod|zustand|js-cookie)\//

/** Loaded late by the app itself; the entry stands alone, because everything else is imported by it and by pages. */
const late = [
  /\/app\/(index\.html|main\.tsx)$/,
  /\/app\/(areas|content|development|platform\/bridge|prerender|providers|realtime)\//,
  /(?<!Loading)Host\.tsx$/,
  /\/app\/api\/(earlyGuest|exclusively|idempotencyKeys|send|sendOnce|tokens)\.ts$/,
  /\/app\/errors\/(catalogue|formErrors|raise)\.ts$/,
  /\/app\/platform\/joinHostApp\.ts$/,
  /\/app\/queries\/((block|gachaList|post|report|user)\.queries|refreshBelongings|useResend|useSend)\.ts$/,
  /\/app\/session\/(embeddedToken|formDraft|logout|maintenance|siblings)\.ts$/,
  /\/app\/shell\/(afterContent|useFormSteps|useMembersOnly)\.ts$/,
  /\/app\/views\/(assetView|gachaSummaryView|personViews)\.ts$/,
]

/** Components that every page begins with, and what screens of content are made of. */
const programme =
  /\/design-system\/(tokens\/.*\.ts|loadable\.ts|text\/(?!normaliseText)|screens\/(programme|followersFoot|system\/LoadingOverlay|parts\/(Loaded|ProgrammeRows|PageHead))|components\/(AppLink|Artwork|Badge|Button|ChannelTheme|Coin(Balance|Text)|CountText|EmptyState|FailedState|Figure|Footer|Header\w*|IconButton|Jacket|Light|Logo|ModeArea|Obi|obiLayout|PendingSticks|Penlight|Programme\w+|Rarity|Section|Shell|Skeleton|SkipLink|TabBar|TabNav|TextLink|classes|safeHref|surroundings)\.tsx?$)/

/** Wire shapes of what every page asks for. */
const wire = /\/contracts\/(endpoint|schema|hosts|account\/.*|channel\/.*|coin\/.*|notice\/.*|present\/asset)\.ts$/

/** What the pages of a gacha are wired with. */
const gacha =
  /\/contracts\/gacha\/[\w.]+\.ts$|\/app\/(areas\/gacha\/[\w.]+\.ts|queries\/gachaList\.queries\.ts|views\/gachaSummaryView\.ts)$/

/** Icons of header and tab bar with what draws them. */
const icons =
  /\/lucide-react\/dist\/esm\/(?!icons\/)|\/icons\/(bell|chevron-left|house|images|panel-left|user-round)\.mjs$/

/** Files of the app's own; a dependency may well have a folder of that name. */
const inApp = (id: string) => /\/app\//.test(id) && !id.includes('node_modules')

const isLate = (id: string) => late.some((pattern) => pattern.test(id))

const ours = (id: string) => (inApp(id) && !isLate(id)) || programme.test(id) || wire.test(id) || icons.test(id)

export const chunks = {
  groups: [
    { name: 'framework', test: (id: string) => framework.test(id), priority: 2 },
    { name: 'gacha', test: (id: string) => gacha.test(id), priority: 2 },
    { name: 'shell', test: ours, priority: 1 },
  ],
  includeDependenciesRecursively: false,
}
