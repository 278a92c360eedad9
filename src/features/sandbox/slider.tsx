import type { CSSProperties, InputHTMLAttributes, Ref } from 'react';
import classes from './slider.module.css';

interface SliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  /** From 0 to `max`. */
  value: number;
  max: number;
  onChange: (value: number) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A native range input with the styles of the application. */
export function Slider({ value, max, onChange, className, ...input }: SliderProps) {
  return (
    <input
      {...input}
      className={[classes.slider, className].filter(Boolean).join(' ')}
      type="range"
      min={0}
      max={max}
      value={value}
      style={{ '--filled': `${(value / max) * 100}%` } as CSSProperties}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}
