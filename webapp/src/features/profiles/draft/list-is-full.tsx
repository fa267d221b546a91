import CircleAlert from 'lucide-react/icons/circle-alert';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

/** Says that a list takes no more. */
export function ListIsFull({ text }: { text: string }) {
  return <Placeholder icon={<CircleAlert size={40} aria-hidden />} title={text} />;
}
