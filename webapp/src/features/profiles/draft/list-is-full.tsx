import CircleAlert from 'lucide-react/icons/circle-alert';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

export function ListIsFull({ text }: { text: string }) {
  return <Placeholder icon={CircleAlert} title={text} />;
}
