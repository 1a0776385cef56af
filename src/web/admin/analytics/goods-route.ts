import { redirect } from 'react-router'
import type { Route } from './+types/goods-route.ts'

/** The page of products had this address before. */
export const loader = ({ url: { search } }: Route.LoaderArgs) => redirect(`/admin/analytics/products${search}`, 301)
