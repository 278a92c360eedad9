import type { ReactNode } from 'react';

interface Frame {
  /** The concept that the analysis would detect in it. */
  concept: string;
  /** SVG content for a view box of 160 by 90. */
  drawing: ReactNode;
}

const BARS = ['#c8c8c8', '#c4c322', '#22bfc0', '#1fb524', '#b825b4', '#b4251f', '#2430b8'];

/** Seven example frames, each with one concept that SceneCue detects. frame-strip.module.css repeats their number. */
export const FRAMES: readonly Frame[] = [
  {
    concept: 'test pattern',
    drawing: (
      <>
        {BARS.map((color, index) => (
          <rect key={color} x={index * 23} width="23" height="66" fill={color} />
        ))}
        <rect y="66" width="160" height="24" fill="#0d0d0d" />
        <rect y="66" x="23" width="30" height="24" fill="#e9e9e9" />
      </>
    ),
  },
  {
    concept: 'bright scene',
    drawing: (
      <>
        <rect width="160" height="90" fill="#ffd9a0" />
        <circle cx="112" cy="44" r="17" fill="#fff3d4" />
        <rect y="52" width="160" height="38" fill="#3f8fa8" />
        <path d="M0 52h160v6q-20 5-40 0t-40 0-40 0-40 0Z" fill="#66b1c2" />
        <path d="M30 60h34l-6 9H36Z" fill="#5b3425" />
        <path d="M46 22v36H26Z" fill="#fdf7ea" />
        <path d="M49 28v30h14Z" fill="#e5533d" />
      </>
    ),
  },
  {
    concept: 'dark scene',
    drawing: (
      <>
        <rect width="160" height="90" fill="#0b1020" />
        <path d="M0 90V52h18V34h20v24h14V22h24v36h16V40h22v20h14V30h18v28h14v32Z" fill="#161d33" />
        <path
          d="M24 42h4m4 0h4m22-12h4m4 0h4m-12 10h4m4 0h4m36 8h4m4 0h4m18-10h4m4 0h4m-12 10h4M24 52h4"
          stroke="#e8b95a"
          strokeWidth="3"
        />
        <circle cx="30" cy="17" r="7" fill="#cfd6e6" />
      </>
    ),
  },
  {
    concept: 'fast motion',
    drawing: (
      <>
        <rect width="160" height="90" fill="#2f9149" />
        <path d="M0 0h20v90H0Zm40 0h20v90H40Zm40 0h20v90H80Zm40 0h20v90h-20Z" fill="#359d51" />
        <path
          d="M80 0v90M80 45m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0"
          stroke="#dff2e2"
          strokeWidth="2"
          fill="none"
        />
        <path d="M62 66h34M70 72h22M66 60h18" stroke="#ffffff" strokeWidth="1.5" opacity="0.6" />
        <circle cx="106" cy="66" r="7" fill="#fdfdfd" />
        <path d="M106 61l4 3-2 5h-4l-2-5Z" fill="#23272e" />
      </>
    ),
  },
  { concept: 'black frame', drawing: <rect width="160" height="90" fill="#050506" /> },
  {
    concept: 'black and white',
    drawing: (
      <>
        <rect width="160" height="90" fill="#c9c9c9" />
        <path d="M0 60l34-30 22 18 30-34 40 44 34-22v54H0Z" fill="#8b8b8b" />
        <path d="M0 74l48-22 40 18 72-26v46H0Z" fill="#4d4d4d" />
        <path d="M86 14l10 11-6 4-5-4-7 5-4-4Z" fill="#f4f4f4" />
      </>
    ),
  },
  {
    concept: 'vivid color',
    drawing: (
      <>
        <rect width="160" height="90" fill="#f4b73f" />
        <rect y="62" width="160" height="28" fill="#7d2f4a" />
        <path d="M42 48h64v6q0 20-20 20H62q-20 0-20-20Z" fill="#2b2f3a" />
        <path d="M106 50h34v5h-34Z" fill="#2b2f3a" />
        <path
          d="M58 40q-5-7 0-13t0-13M74 40q-5-7 0-13t0-13M90 40q-5-7 0-13t0-13"
          stroke="#fff6e0"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
        <circle cx="24" cy="60" r="9" fill="#d8382d" />
        <path d="M24 51q4-6 9-5" stroke="#2f8f46" strokeWidth="3" fill="none" />
      </>
    ),
  },
];
