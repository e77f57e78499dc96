import { EmptyState } from '../../components/EmptyState.tsx'

/** The empty list of a timeline without posts, or without official posts (W079, S148). */
export const NoPosts = ({ isOfficialOnly = false }: { isOfficialOnly?: boolean | undefined }) => (
  <EmptyState
    className="pt-8"
    title={isOfficialOnly ? '公式の投稿はまだありません' : '投稿はまだありません'}
    description={
      isOfficialOnly ? '「すべて」を選ぶと、みんなの投稿が見られます。' : 'だれかが書くと、新しい順にここに並びます。'
    }
  />
)
