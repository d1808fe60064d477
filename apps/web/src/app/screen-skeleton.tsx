import { Skeleton } from '../ui/skeleton.tsx';

/** What stands in for a screen whose code is on its way. */
export function ScreenSkeleton() {
  return <Skeleton lines={6} heading />;
}
