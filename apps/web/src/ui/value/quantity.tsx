import { formatCounted } from '../../format/number/units.ts';

type QuantityProps = {
  readonly value: string | null | undefined;
  readonly unitCode: string;
};

export function Quantity({ value, unitCode }: QuantityProps) {
  return <span className="zk-numeric">{formatCounted(value, unitCode)}</span>;
}
