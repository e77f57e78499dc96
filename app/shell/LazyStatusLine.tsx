import { useLazyStatus } from './lazyModules.ts'
import { ReloadLine } from './ReloadLine.tsx'

const texts = {
  slow: '画面の読みこみに時間がかかっています。通信が混みあっているか、新しい版に切り替わりました。',
  missing: '画面の一部を読みこめませんでした。',
}

/** Status line over any page: a file of the app is slow to load or missing (S088). */
export function LazyStatusLine() {
  const status = useLazyStatus((modules) => modules.status)
  return status === 'fine' ? null : <ReloadLine text={texts[status]} />
}
