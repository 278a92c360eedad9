/** Written by `npm run accuracy -- train-conflicts`; do not edit by hand. */
export const GRAVE_PROBE = {
  bias: -5.2688,
  /** The weights are signed bytes in base64, multiplied by the step. */
  step: 0.074568,
  weights:
    'zu8Z7QW52/f65fDwCzzN3/oDMQIiKeYTDPInAf/0FugJ6isO5j66HS79AfYIPslM/RfrPzDw/eT96eX2HR/kDBcLBfvV8Pb9fwwJwS871vT/7OPm7x0DFC7oAPS3w+gk+f4LQhXv+jIg+NQkODrlHLwkDSJD6yb9DE4dFTD+BNHoHf35OPwKFiPFFvDzCE8hAQr9ShgvVC43DdAP8eToPAUhCwgRJ0QU1Rv17u8J3/YEAQUUFdj6qeciB/XcOCLL9RpGGgPMKu4c4A32EeqZHfEc58HNCd3sEus+DCgxBvT/Mv70PjhMDCECHy8jxEnm3jYFB+4FBu0jCQE1/jcRBucXQKk0JglGLfkWE9H9Db8CF+QVEe5WxjAnAgP6/9r46CMrOQIQAMAG4Ab6CgEc4SNgMBD3LOAGnc0B6DL5GPwcKtsr8Qwp+zPH2zlX4wcHvUDO0cr3DMMaDfLyBCo297P7E/U+FQ/o9fER+zEYGxb00AcDA9ng5STcIvDVOyyXKAynDxyN7fsi2NwEGv1EPBT4CtULBfOr3LkdDN821h7y5bgALv34N/z9Tg7kHvcbwScPDiEO8NvW/vD75eK6+MPb2SYd2fXm8vTw6vg55v3IDhn00SAO0dTzyeEmzx4TMh790zPZAAVWHRbqGgITDhP0/gTWF8fX/vcH8gYVJPY=',
};
